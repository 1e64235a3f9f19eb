/** Check that the deal is the one the server committed to before anybody sat down (docs/protocol.md, section 8). */
import type { Opening } from '../generated/protocol';

export type Verdict = 'fair' | 'unfair';

async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function checkFair(commitment: string, opening: Opening): Promise<Verdict> {
  const committed = await hash(`talia commitment 1\n${opening.salt}\n${opening.secret}`);
  const seed = await hash(['talia deal 1', opening.secret, ...opening.luck].join('\n'));
  return committed === commitment && BigInt(`0x${seed}`).toString() === opening.seed ? 'fair' : 'unfair';
}
