import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../spec/fake-api';
import { makeUser } from '../spec/make';

async function openTab(answer: Parameters<typeof fakeApi>[0][string]) {
  vi.resetModules();
  fakeApi({ 'GET /profiles': answer });
  const { askAhead, getAhead } = await import('./ahead');
  const { session } = await import('./session');
  session.signIn(makeUser('verified'), 't');
  return { session, askAhead, getAhead };
}

describe('an answer requested ahead', () => {
  let asked = 0;
  const count = () => ({ asked: ++asked });
  beforeEach(() => {
    asked = 0;
  });

  it('is used, once', async () => {
    const { askAhead, getAhead } = await openTab(count);
    void askAhead('/profiles', { sort: 'newest' });
    expect(await getAhead('/profiles', { query: { sort: 'newest' } })).toMatchObject({ asked: 1 });
    expect(await getAhead('/profiles', { query: { sort: 'newest' } })).toMatchObject({ asked: 2 });
  });

  it('is not used for another query', async () => {
    const { askAhead, getAhead } = await openTab(count);
    void askAhead('/profiles', { sort: 'newest' });
    expect(await getAhead('/profiles', { query: { sort: 'oldest' } })).toMatchObject({ asked: 2 });
  });

  it('is dropped when someone else signs in', async () => {
    const { askAhead, getAhead, session } = await openTab(count);
    void askAhead('/profiles');
    session.signIn(makeUser('verified', { id: 'other' }), 'other');
    expect(await getAhead('/profiles')).toMatchObject({ asked: 2 });
  });

  it('is no other one for a request that was refused', async () => {
    const { askAhead, getAhead } = await openTab(() => {
      asked += 1;
      return new Refusal('invalid-form');
    });
    void askAhead('/profiles');
    await expect(getAhead('/profiles')).rejects.toMatchObject({ status: 400 });
    expect(asked).toBe(1);
  });

  it('is requested again when it failed or is out of date', async () => {
    const { askAhead, getAhead } = await openTab(() => (count().asked === 1 ? new Refusal('unexpected') : { asked }));
    void askAhead('/profiles');
    expect(await getAhead('/profiles')).toMatchObject({ asked: 2 });
    const now = Date.now();
    void askAhead('/profiles');
    vi.spyOn(Date, 'now').mockReturnValue(now + 31_000);
    expect(await getAhead('/profiles')).toMatchObject({ asked: 4 });
    vi.restoreAllMocks();
  });
});
