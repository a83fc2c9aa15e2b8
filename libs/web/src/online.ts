import { createStore, useStore } from './store';

/**
 * Whether there is a network. Some browsers say that there is none while there is one: the page itself came over it, so
 * only their event says that it is lost, and an answer to any call says that it is back.
 */
export const online = createStore(true);

if (typeof window !== 'undefined')
  for (const type of ['online', 'offline']) window.addEventListener(type, () => online.set(type === 'online'));

export const useOnline = (): boolean => useStore(online);
