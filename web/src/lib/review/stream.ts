/** A review as it comes: one JSON line each time there is more of it, each line the whole of it so far. */
import type { Problem } from '../../generated/protocol';
import { Refused } from '../api';
import { version } from '../version.svelte';
import type { Review } from './form';
import { linesOf } from './lines';

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  // Not every browser lets a stream be walked through by itself.
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Ask for the review of a seat, or a closer look at one of its decisions, and tell of each step; ends when the server has no more, or when `signal` says so. */
export async function streamed(
  table: string,
  seat: number,
  signal: AbortSignal,
  told: (review: Review) => void,
  closer: number | null = null,
): Promise<void> {
  let answer: Response;
  try {
    const path = `/api/tables/${encodeURIComponent(table)}/review?seat=${seat}`;
    answer = await fetch(closer === null ? path : `${path}&closer=${closer}`, { credentials: 'same-origin', signal });
  } catch {
    throw new Refused('offline', 'the server cannot be reached');
  }
  version.told(answer.headers.get('Talia-Page'));
  if (!answer.ok || answer.body === null) {
    const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
    throw new Refused(problem?.code ?? 'unknown', problem?.reason ?? answer.statusText);
  }
  try {
    for await (const line of linesOf(chunksOf(answer.body))) {
      const found = JSON.parse(line) as Review | Problem;
      // The last line of a review that could not be made says why.
      if (!('talia_review' in found)) throw new Refused(found.code, found.reason);
      told(found);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    if (error instanceof SyntaxError) throw new Refused('unknown', error.message);
    throw new Refused('offline', 'the server cannot be reached');
  }
}
