import { screen, waitFor } from '@testing-library/react';
import type { WishItem } from '@kalyanam/shared/contracts/wishes';
import type { SavedSearch } from '@kalyanam/shared/contracts/searches';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const search = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 's1',
  name: 'Kurnool side',
  query: 'nativeDistrict=kurnool',
  digest: 'weekly',
  pausedAt: null,
  gone: [],
  newCount: 4,
  newSince: '2026-11-21T02:30:00Z',
  ...changes,
});

const LIST = { profiles: [], page: 1, total: 0, totalPages: 0, hiddenByGothra: 0 };

describe('saved searches', () => {
  /** The server, which deletes for good. */
  const kept = (...first: SavedSearch[]) => {
    let searches = first;
    return fakeApi({
      'GET /profiles': LIST,
      'GET /searches': () => ({ searches, letters: true }),
      'DELETE /searches/s1': () => {
        searches = searches.filter(({ id }) => id !== 's1');
        return { removed: true };
      },
      'PATCH /searches/s2': { search: search({ id: 's2' }) },
    });
  };
  const writes = (calls: ReturnType<typeof fakeApi>) =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  const GONE = 'Some of its filters no longer exist and are left out.';

  it('are listed with who is new, lead to the list, and come back whole after being deleted', async () => {
    const calls = kept(search({ gone: ['diet'] }), search({ id: 's2', name: 'Old', newCount: 0 }));
    const { user } = openPage('/profiles?saved', makeUser('verified'));
    expect(await screen.findByText(/^4 new since .*2026/)).toBeVisible();
    expect(screen.getByText(GONE)).toBeVisible();
    expect(screen.getByRole('link', { name: /Kurnool side/ })).toHaveAttribute(
      'href',
      '/profiles?nativeDistrict=kurnool',
    );
    await user.click(screen.getByRole('button', { name: 'Delete Kurnool side' }));
    await waitFor(() => expect(screen.queryByText(GONE)).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^4 new since .*2026/)).toBeVisible();
    expect(screen.getByText(GONE)).toBeVisible();
    expect(writes(calls)).toEqual([]);
  });

  it('are deleted when the page ends, and Undo says then that it is too late', async () => {
    const calls = kept(search());
    const { user } = openPage('/profiles?saved', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: 'Delete Kurnool side' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(writes(calls)).toEqual(['DELETE /searches/s1']));
    await user.click(undo);
    expect(await screen.findByText('Too late: "Kurnool side" is deleted for good.')).toBeInTheDocument();
    expect(screen.getByText('No saved searches yet')).toBeVisible();
  });

  it('make way before another takes the name', async () => {
    const calls = kept(search(), search({ id: 's2', name: 'Old' }));
    const { user } = openPage('/profiles?saved', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: 'Delete Kurnool side' }));
    await user.click(screen.getByRole('button', { name: 'Change Old' }));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Kurnool side');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(writes(calls)).toEqual(['DELETE /searches/s1', 'PATCH /searches/s2']);
  });

  it('are there again when they could not be deleted', async () => {
    fakeApi({
      'GET /profiles': LIST,
      'GET /searches': { searches: [search()], letters: true },
      'DELETE /searches/s1': new Refusal('busy'),
    });
    const { user } = openPage('/profiles?saved', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: 'Delete Kurnool side' }));
    await screen.findByText('No saved searches yet');
    window.dispatchEvent(new Event('pagehide'));
    expect(await screen.findByRole('link', { name: /Kurnool side/ })).toBeVisible();
  });

  it('ask for the consent with the first digest, and say what is refused', async () => {
    fakeApi({
      'GET /profiles': LIST,
      'GET /searches': { searches: [search({ digest: 'none' })], letters: false },
      'PATCH /searches/s1': ({ body }) =>
        (body as { consent: boolean }).consent
          ? { search: search() }
          : new Refusal('invalid-form', undefined, { consent: 'Please agree to the emails first' }),
    });
    const { user } = openPage('/profiles?saved', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: 'Change Kurnool side' }));
    await user.click(screen.getByRole('radio', { name: 'Every Saturday' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please agree to the emails first')).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  it('are saved once, however often the button is pressed', async () => {
    const calls = fakeApi({
      'GET /profiles': LIST,
      'GET /searches': { searches: [search()], letters: true },
      'PATCH /searches/s1': { search: search() },
    });
    const { user } = openPage('/profiles?saved', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: 'Change Kurnool side' }));
    const form = screen.getByRole('button', { name: 'Save' }).closest('form');
    const press = () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    press();
    press();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(writes(calls)).toEqual(['PATCH /searches/s1']);
  });

  it('are named by the musts that they ask for, where no name is typed', async () => {
    const items = [
      { wish: 'diet', weight: 'must', value: ['vegetarian'] },
      { wish: 'age', weight: 'must', value: { from: 24, to: 30 } },
    ] satisfies WishItem[];
    const calls = fakeApi({
      'GET /profiles': LIST,
      'GET /searches': { searches: [], letters: false },
      'POST /searches': { search: search() },
    });
    const { user } = openPage('/profiles', makeUser('verified', { musts: { items, aside: [], always: false } }));
    await user.click(await screen.findByRole('button', { name: 'Save this search' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes(calls)).toEqual(['POST /searches']));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Vegetarian, 24 to 30 years',
      query: 'fits=mine',
    });
  });

  it('stop their digests only after the press, and say when a link is used', async () => {
    let used = false;
    const calls = fakeApi({
      'GET /profiles': LIST,
      'POST /searches/unsubscribe': () => {
        if (used) return new Refusal('not-found');
        used = true;
        return { stopped: 'search' };
      },
    });
    const { user } = openPage('/unsubscribe?token=s.x.y.z');
    const stop = await screen.findByRole('button', { name: 'Stop them' });
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(stop);
    expect(await screen.findByText('We send no more emails about this search.')).toBeVisible();
  });

  it.each([
    ['the list of a search', '/l/s.s1..x.y?nativeDistrict=kurnool', '/profiles?nativeDistrict=kurnool'],
    ['a profile', '/l/s.s1.p7.x.y', '/profile/p7'],
  ])('lead from a digest to %s, and count as opened', async (_to, link, place) => {
    const calls = fakeApi({
      'POST /searches/opened': {},
      'GET /profiles': LIST,
    });
    const page = openPage(link, makeUser('verified'));
    await waitFor(() => expect(page.address()).toBe(place));
    expect(writes(calls).filter((call) => call === 'POST /searches/opened')).toHaveLength(1);
  });
});
