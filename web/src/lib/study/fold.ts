/** Without accents and case, so that "zolw" finds "żółw". */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('\u00ad', '').toLowerCase();
