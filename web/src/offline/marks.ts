/** The mark of a file: the beginning of the hash of its contents. `scripts/build_site.py` writes the same. */
const LENGTH = 16;

export async function digest(body: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...hash]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, LENGTH);
}
