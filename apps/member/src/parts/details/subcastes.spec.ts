import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '@kalyanam/web/i18n/language';
import { fakeApi, OFFLINE } from '../../spec/fake-api';
import { makeCard, makeMyProfile, makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';

const ADDED = { subcastes: [{ id: 'manamata', en: 'Manamata', te: 'మనమాట' }] };
const LIST = { profiles: [makeCard()], page: 1, total: 1, totalPages: 1 };
const MINE = { profile: makeMyProfile() };
const viewer = makeUser('verified');

/** Among those that are folded. */
const openWish = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /14/ }));
  await user.click(await screen.findByRole('button', { name: /Manamata|మనమాట/ }));
};
/** Its group of filters is folded. */
const openList = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /^Native place and subcaste/ }));
  await user.click(await screen.findByRole('button', { name: 'More: Subcaste' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search: Subcaste' }), 'm');
};

describe('subcastes that the team has added', () => {
  it('can be filtered by, and are named on the chip', async () => {
    fakeApi({ 'GET /profiles': LIST, 'GET /subcastes': ADDED });
    const { user, address } = openPage('/profiles', viewer);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await openList(user);
    await user.click(await screen.findByRole('checkbox', { name: 'Manamata' }));
    await user.click(screen.getByRole('checkbox', { name: 'Motati' }));
    await user.click(await screen.findByRole('button', { name: 'Show 1 profile' }));
    expect(await screen.findByRole('button', { name: 'Remove filter: Subcaste: Manamata, Motati' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/profiles?subcaste=manamata%2Cmotati'));
  });

  it('are named in Telugu where the page is', async () => {
    fakeApi({ 'GET /profiles': LIST, 'GET /subcastes': ADDED });
    await setLanguage('te');
    openPage('/profiles?subcaste=manamata', viewer);
    expect(await screen.findByRole('button', { name: /మనమాట/ })).toBeVisible();
  });

  it('are fetched only when one is met', async () => {
    const calls = fakeApi({ 'GET /profiles': LIST, 'GET /subcastes': ADDED });
    openPage('/profiles?subcaste=motati', viewer);
    expect(await screen.findByRole('button', { name: 'Remove filter: Subcaste: Motati' })).toBeVisible();
    expect(calls.some(({ path }) => path === '/subcastes')).toBe(false);
  });

  it('can be wished', async () => {
    const wished = { wish: 'subcaste', weight: 'nice', value: ['manamata'] };
    const wishes = { items: [wished], visible: 'counts', hideFromMisfits: false, aside: [], version: 1, fitsNow: 3 };
    fakeApi({ 'GET /profiles/me/wishes': { wishes }, 'GET /profiles/me': MINE, 'GET /subcastes': ADDED });
    await openWish(openPage('/my-profile/wishes', viewer).user);
    expect(await screen.findByRole('checkbox', { name: 'Manamata' })).toBeChecked();
  });

  it('are wished in Telugu as the published ones are', async () => {
    const wished = { wish: 'subcaste', weight: 'nice', value: ['manamata', 'motati'] };
    const wishes = { items: [wished], visible: 'counts', hideFromMisfits: false, aside: [], version: 1, fitsNow: 3 };
    fakeApi({ 'GET /profiles/me/wishes': { wishes }, 'GET /profiles/me': MINE, 'GET /subcastes': ADDED });
    await setLanguage('te');
    await openWish(openPage('/my-profile/wishes', viewer).user);
    expect(await screen.findByRole('checkbox', { name: 'మనమాట' })).toBeChecked();
    expect(await screen.findByRole('checkbox', { name: 'మోటాటి' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Motati' })).not.toBeInTheDocument();
  });

  it('leave the published ones, and are called by their id, when they cannot be fetched', async () => {
    fakeApi({ 'GET /profiles': LIST, 'GET /subcastes': OFFLINE });
    const { user } = openPage('/profiles?subcaste=manamata', viewer);
    expect(await screen.findByRole('button', { name: 'Remove filter: Subcaste: manamata' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await openList(user);
    expect(await screen.findByRole('checkbox', { name: 'Motati' })).toBeVisible();
  });
});
