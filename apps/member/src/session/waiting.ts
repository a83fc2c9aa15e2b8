import { createStore, useStore } from '@kalyanam/web/store';

interface WaitingCounts {
  /** Everything that waits for this person. */
  readonly total: number;
  readonly interests: number;
}

export const NOTHING_WAITS: WaitingCounts = { total: 0, interests: 0 };

/** What the tabs say; the header and the bottom bar are outside the cache that it is read from. */
const waiting = createStore(NOTHING_WAITS);
export const setWaiting = waiting.set;
export const useWaitingCounts = () => useStore(waiting);
