/** Things without a picture: a sign stands for them. */
export const SIGNS: Record<string, string> = { punk: 'r-punk', water_silo: 'r-silo' };
