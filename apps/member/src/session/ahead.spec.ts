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
    askAhead('/profiles', { sort: 'newest' });
    expect(await getAhead('/profiles', { query: { sort: 'newest' } })).toMatchObject({ asked: 1 });
    expect(await getAhead('/profiles', { query: { sort: 'newest' } })).toMatchObject({ asked: 2 });
  });

  it('is not used for another query', async () => {
    const { askAhead, getAhead } = await openTab(count);
    askAhead('/profiles', { sort: 'newest' });
    expect(await getAhead('/profiles', { query: { sort: 'oldest' } })).toMatchObject({ asked: 2 });
  });

  it('is dropped when someone else signs in', async () => {
    const { askAhead, getAhead, session } = await openTab(count);
    askAhead('/profiles');
    session.signIn(makeUser('verified', { id: 'other' }), 'other');
    expect(await getAhead('/profiles')).toMatchObject({ asked: 2 });
  });

  it('is requested again when it failed or is out of date', async () => {
    const { askAhead, getAhead } = await openTab(() => (count().asked === 1 ? new Refusal('unexpected') : { asked }));
    askAhead('/profiles');
    expect(await getAhead('/profiles')).toMatchObject({ asked: 2 });
    const now = Date.now();
    askAhead('/profiles');
    vi.spyOn(Date, 'now').mockReturnValue(now + 31_000);
    expect(await getAhead('/profiles')).toMatchObject({ asked: 4 });
    vi.restoreAllMocks();
  });
});
