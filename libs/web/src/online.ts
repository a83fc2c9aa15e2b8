import { createStore, useStore } from './store';

/**
 * Whether there is a network. Some browsers say that there is none while there is one: the page itself came over it, so
 * only their event says that it is lost, and an answer to any call says that it is back.
 */
export const online = createStore(true);

let changes = 0;

if (typeof window !== 'undefined')
  for (const type of ['online', 'offline'])
    window.addEventListener(type, () => {
      changes += 1;
      online.set(type === 'online');
    });

/** Called as a call is sent; what it returns is called with the answer. One to a call sent before the loss proves nothing. */
export function answerExpected(): () => void {
  const before = changes;
  return () => {
    if (before === changes) online.set(true);
  };
}

export const useOnline = (): boolean => useStore(online);
