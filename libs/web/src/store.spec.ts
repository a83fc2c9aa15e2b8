import { expect, it, vi } from 'vitest';
import { createStore } from './store';

it('tells a change to whoever follows, and nothing where the value stays', () => {
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
