import { SESSION_MARK } from '@kalyanam/shared/contracts/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, OFFLINE, Refusal } from '../spec/fake-api';
import { makeUser } from '../spec/make';

/** A tab that has just been opened. */
async function openTab(answer: Parameters<typeof fakeApi>[0][string]) {
  vi.resetModules();
  const calls = fakeApi({ 'POST /auth/refresh': answer });
  const { ensureSession } = await import('./ensure-session');
  const { session } = await import('./session');
  return { calls, session, ensureSession };
}

const LIVE = { message: '', token: 't', user: makeUser('verified') };

describe('who is signed in, in a new tab', () => {
  beforeEach(() => {
    document.cookie = `${SESSION_MARK}=1`;
  });
  afterEach(() => {
    document.cookie = `${SESSION_MARK}=; Max-Age=0`;
  });

  it('is asked where there may be a session', async () => {
    const { session, ensureSession } = await openTab(LIVE);
    await ensureSession();
    expect(session.user()?.id).toBe('me');
  });

  it('is no one after the server said so', async () => {
    const { session, ensureSession } = await openTab(new Refusal('session-ended'));
    await ensureSession();
    expect(session.get()).toBe('signed-out');
  });

  it('is no one for this tab alone: another one may be at work', async () => {
    const told: unknown[] = [];
    class Channel {
      addEventListener() {}
      postMessage = (message: unknown) => told.push(message);
    }
    vi.stubGlobal('BroadcastChannel', Channel);
    const { ensureSession } = await openTab(new Refusal('session-ended'));
    await ensureSession();
    expect(told).toEqual([]);
  });

  it('is not known while the server cannot be asked', async () => {
    const { session, ensureSession } = await openTab(OFFLINE);
    await expect(ensureSession()).rejects.toThrow();
    expect(session.get()).toBe('unknown');
  });

  it('is no one, unasked, where no session can be', async () => {
    document.cookie = `${SESSION_MARK}=; Max-Age=0`;
    const { calls, session, ensureSession } = await openTab(LIVE);
    await ensureSession();
    expect(session.get()).toBe('signed-out');
    expect(calls).toEqual([]);
  });
});
