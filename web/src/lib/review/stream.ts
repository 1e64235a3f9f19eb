/** A review as it comes: one JSON line each time there is more of it, each line the whole of it so far. */
import type { Problem } from '../../generated/protocol';
import { reach, Refused, refusalOf } from '../api';
import { isOk } from '../wire';
import type { Review } from './form';
import { linesOf } from './lines';

/** Ask for the review of a seat, or a closer look at one of its decisions, and tell of each step; ends when the server has no more, or when `signal` says so. */
export async function streamed(
  table: string,
  seat: number,
  signal: AbortSignal,
  told: (review: Review) => void,
  closer: number | null = null,
): Promise<void> {
  const path = `/api/tables/${encodeURIComponent(table)}/review?seat=${seat}`;
  const answer = await reach({ method: 'GET', path: closer === null ? path : `${path}&closer=${closer}`, signal });
  if (!isOk(answer)) throw await refusalOf(answer);
  try {
    for await (const line of linesOf(answer.pieces())) {
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
