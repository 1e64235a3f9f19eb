/** Something as a JSON file of one's own. */
export function download(name: string, content: unknown): void {
  save(name, `${JSON.stringify(content, null, 1)}\n`, 'application/json');
}

/** A text as a file. */
export function save(name: string, text: string, kind: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: kind }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
