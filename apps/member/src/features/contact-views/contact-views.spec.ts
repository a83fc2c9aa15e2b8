import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../spec/fake-api';
import { makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';

describe('who saw my contact', () => {
  it('names who and when, as far as they are there to name', async () => {
    const times = { firstAt: '2026-11-19T06:30:00Z', lastAt: '2026-11-20T06:30:00Z', times: 3 };
    const views = [
      { viewer: { id: 'p1', name: 'Sravani Reddy' }, ...times },
      { viewer: null, ...times, times: 1 },
    ];
    fakeApi({ 'GET /contact-views': { views, page: 1, total: 2, totalPages: 1 } });
    openPage('/my-profile/contact-views', makeUser('verified'));
    expect(await screen.findByRole('link', { name: /^Sravani Reddy/ })).toHaveAttribute('href', '/profile/p1');
    expect(screen.getByText('Opened 3 times · first on 19 November 2026')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)).toEqual(['20 November 2026']);
    expect(screen.getByText('A member whose profile is currently hidden')).toBeVisible();
  });

  it('says so when no one did', async () => {
    fakeApi({ 'GET /contact-views': { views: [], page: 1, total: 0, totalPages: 0 } });
    openPage('/my-profile/contact-views', makeUser('verified'));
    expect(await screen.findByRole('heading', { name: 'No one has seen your contact details yet' })).toBeVisible();
  });
});
