import { createStore, useStore } from '@kalyanam/web/store';

/** How many notifications are unread. */
const unread = createStore(0);
export const getUnread = unread.get;
export const setUnread = unread.set;
export const useUnread = () => useStore(unread);

/** Counts what happened between this member and others: with each change, the lists of it are out of date. */
const changes = createStore(0);
export const notifyChange = () => changes.set(changes.get() + 1);
export const onChange = changes.subscribe;
