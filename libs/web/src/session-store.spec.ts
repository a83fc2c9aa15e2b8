import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './session-store';

describe('session store', () => {
  it('goes from unknown to signed in to signed out and tells its listeners', () => {
    const store = createSessionStore<{ name: string }>('spec-1');
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    expect(store.get()).toBe('unknown');
    store.signIn({ name: 'Sita' }, 't1');
    store.update({ name: 'Sita Reddy' });
    expect(store.get()).toEqual({ user: { name: 'Sita Reddy' }, token: 't1' });
    store.signOut();
    expect([store.user(), store.token()]).toEqual([null, null]);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    store.close();
  });

  it('reaches other tabs', async () => {
    const [here, there] = [createSessionStore<string>('spec-2'), createSessionStore<string>('spec-2')];
    here.signIn('Sita', 't1');
    await vi.waitFor(() => expect(there.user()).toBe('Sita'));
    here.close();
    there.close();
  });

  it('finds no session without signing the other tabs out', async () => {
    const [here, there] = [createSessionStore<string>('spec-4'), createSessionStore<string>('spec-4')];
    there.signIn('Sita', 't1');
    await vi.waitFor(() => expect(here.user()).toBe('Sita'));
    here.markSignedOut();
    expect(here.get()).toBe('signed-out');
    here.signIn('Gita', 't2');
    const users: (string | null)[] = [];
    there.subscribe(() => users.push(there.user()));
    await vi.waitFor(() => expect(there.user()).toBe('Gita'));
    expect(users).toEqual(['Gita']);
    here.close();
    there.close();
  });

  it('does not sign in by an update', () => {
    const store = createSessionStore<string>('spec-3');
    store.update('Sita', 't1');
    expect(store.get()).toBe('unknown');
    store.close();
  });
});
