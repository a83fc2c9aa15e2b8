import { expect, it, vi } from 'vitest';
import { createStore } from './store';

it('notifies its followers of a change, and not when the value stays the same', () => {
  const store = createStore(0);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(1);
  store.set(1);
  expect(store.get()).toBe(1);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
});
