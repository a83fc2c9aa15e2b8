import { createStore, useStore } from '@kalyanam/web/store';

interface WaitingCounts {
  /** Everything that waits for this person. */
  readonly total: number;
  readonly interests: number;
}

/** What the tabs say; the header and the bottom bar stand outside the cache that it is read from. */
const waiting = createStore<WaitingCounts>({ total: 0, interests: 0 });
export const setWaiting = waiting.set;
export const useWaitingCounts = () => useStore(waiting);
