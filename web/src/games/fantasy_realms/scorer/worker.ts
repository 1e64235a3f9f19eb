/** The scorer in a worker of its own, so that no hand keeps the page waiting: one question in, one answer out. */
import { CONSTANTS } from '../../../generated/fantasy_realms/facts';
import { SUITS, TEXTS } from '../../../generated/fantasy_realms/scoring';
import { Scorer, type Works } from './works';

const scorer = new Scorer(TEXTS, SUITS, CONSTANTS.hand);

onmessage = (message: MessageEvent<string>) => {
  const { id, work, form } = JSON.parse(message.data) as { id: number; work: keyof Works; form: never };
  try {
    postMessage({ id, answer: scorer[work](form) });
  } catch (error) {
    postMessage({ id, reason: String(error) });
  }
};
