/** How the house beside this page is: still being fetched, ready, or why it is not. Without it (a server has it) nothing of this is used. */
class House {
  state: 'asleep' | 'loading' | 'ready' | 'failed' | 'elsewhere' = $state('asleep');
  /** How much of the engine is there, of how much, in bytes. */
  done = $state(0);
  total = $state(0);
  reason = $state('');
  /** It is another tab's. */
  elsewhere = $state(false);
  /** Who waits for an answer while it is not ready. */
  waiting = $state(0);
}

export const house = /* @__PURE__ */ new House();
