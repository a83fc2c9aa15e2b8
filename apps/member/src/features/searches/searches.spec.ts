import { screen } from '@testing-library/react';
import type { SavedSearch } from '@kalyanam/shared/contracts/searches';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../spec/fake-api';
import { makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';

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

describe('saved searches', () => {
  it('are listed with who is new, lead to the list, and come back after being deleted', async () => {
    let searches = [search(), search({ id: 's2', name: 'Old', newCount: 0, gone: ['diet'] })];
    const calls = fakeApi({
      'GET /searches': () => ({ searches, letters: true }),
      'DELETE /searches/s1': () => {
        searches = searches.slice(1);
        return { removed: true };
      },
      'POST /searches': () => ({ search: search() }),
    });
    const { user } = openPage('/searches', makeUser('verified'));
    expect(await screen.findByText(/^4 new since .*2026/)).toBeVisible();
    expect(screen.getByText('Some of its filters cannot be asked any more and are left out.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Kurnool side/ })).toHaveAttribute(
      'href',
      '/profiles?nativeDistrict=kurnool',
    );
    await user.click(screen.getByRole('button', { name: 'Delete Kurnool side' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Kurnool side',
      query: 'nativeDistrict=kurnool',
      digest: 'weekly',
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('ask for the consent with the first letter, and say what is refused', async () => {
    fakeApi({
      'GET /searches': { searches: [search({ digest: 'none' })], letters: false },
      'PATCH /searches/s1': ({ body }) =>
        (body as { consent: boolean }).consent
          ? { search: search() }
          : new Refusal('invalid-form', undefined, { consent: 'Please agree to the letter first' }),
    });
    const { user } = openPage('/searches', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: 'Change Kurnool side' }));
    await user.click(screen.getByRole('radio', { name: 'Every Saturday' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please agree to the letter first')).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  it('stop their letters only after the press, and say when a link is used', async () => {
    let used = false;
    const calls = fakeApi({
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
    expect(await screen.findByText('We send no more letters about this search.')).toBeVisible();
  });
});
