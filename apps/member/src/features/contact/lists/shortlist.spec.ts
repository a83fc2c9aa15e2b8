import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { makeCard, makeInterest, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const viewer = makeUser('verified');

describe('shortlist', () => {
  it('loses a card at a press, and has it back at another', async () => {
    let there = true;
    fakeApi({
      'GET /shortlist': () => ({
        profiles: there ? [makeCard({ shortlisted: true, interest: makeInterest() })] : [],
        page: 1,
        total: 1,
        totalPages: 1,
      }),
      'DELETE /profiles/p1/shortlist': () => ({ shortlisted: (there = false) }),
      'PUT /profiles/p1/shortlist': () => ({ shortlisted: (there = true) }),
    });
    const { user } = openPage('/shortlist', viewer);
    await user.click(await screen.findByRole('button', { name: 'Kept: Sravani Reddy' }));
    expect(await screen.findByRole('heading', { name: 'Your shortlist is empty' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
  });

  it('opens the last page when the only card of a later one was removed', async () => {
    const first = { profiles: [makeCard()], page: 1, total: 12, totalPages: 1 };
    fakeApi({
      'GET /shortlist': ({ query }) => (query.get('page') === '2' ? { ...first, profiles: [], page: 2 } : first),
    });
    const { address } = openPage('/shortlist?page=2', viewer);
    expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
    expect(address()).toBe('/shortlist');
  });
});
