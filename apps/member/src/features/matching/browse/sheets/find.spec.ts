import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { WhyAnswer } from '@kalyanam/shared/contracts/why';
import { memberCodeOf } from '@kalyanam/shared/topics/account/member-code';
import { fakeApi, Refusal } from '../../../../spec/fake-api';
import { makeCard, makeUser, makeView } from '../../../../spec/make';
import { openPage } from '../../../../spec/open-page';

const LIST = { profiles: [makeCard()], page: 1, total: 1, totalPages: 1, hiddenByGothra: 0 };
const CODE = memberCodeOf('4827193');

async function openSheet(address: string, answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({ 'GET /profiles': LIST, ...answers });
  const page = openPage(address, makeUser('verified'));
  const field = await screen.findByLabelText('Profile ID');
  return { ...page, calls, field };
}

describe('Find by profile ID', () => {
  const search = async (typed: string, answers: Parameters<typeof fakeApi>[0]) => {
    const page = await openSheet('/profiles?find', answers);
    await page.user.type(page.field, `${typed}{Enter}`);
    return page;
  };

  it('asks to read the number once more for a slip, without asking the server', async () => {
    const look = vi.fn(() => ({ profile: makeView() }));
    const { user, calls } = await search('4827-193 E', { 'GET /profiles/by-code/4827193W': look });
    expect(await screen.findByText('Please check the profile ID again')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tell me why' }));
    expect(look).not.toHaveBeenCalled();
    expect(calls.filter(({ path }) => path === '/profiles/why')).toEqual([]);
  });

  it('opens the profile, however the number is typed', async () => {
    const profile = makeView({ id: 'p9' });
    const { address } = await search('౪౮౨౭ ౧౯౩ w', {
      'GET /profiles/by-code/4827193W': { profile },
      'GET /profiles/p9': { profile },
    });
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(profile.name) })).toBeVisible();
    expect(address()).toBe('/profile/p9');
  });

  it('says where no one can be found, and takes the next try', async () => {
    const { user, field, address } = await search('7314205G', {
      'GET /profiles/by-code/7314205G': new Refusal('code-not-found'),
    });
    expect(await screen.findByText('No profile has this profile ID')).toBeVisible();
    await user.type(field, ' ');
    expect(screen.queryByText('No profile has this profile ID')).toBeNull();
    expect(address()).toBe('/profiles?find');
  });

  it.each([
    ['/find', '/profiles?find'],
    ['/why?diet=vegetarian', '/profiles?diet=vegetarian&find'],
    ['/searches', '/profiles?saved'],
    ['/matches?page=2', '/profiles?sort=wishes&page=2'],
  ])('%s leads to %s', async (old, now) => {
    fakeApi({
      'GET /profiles': { ...LIST, page: 2, totalPages: 2 },
      'GET /searches': { searches: [], letters: false },
    });
    const { address } = openPage(old, makeUser('verified'));
    await waitFor(() => expect(address()).toBe(now));
  });

  it('is opened from the list, and closes over it', async () => {
    fakeApi({ 'GET /profiles': LIST });
    const { user, address } = openPage('/profiles?diet=vegetarian', makeUser('verified'));
    await user.click(await screen.findByRole('link', { name: 'Find by profile ID' }));
    expect(await screen.findByRole('dialog', { name: 'Find by profile ID' })).toBeVisible();
    expect(address()).toBe('/profiles?diet=vegetarian&find');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/profiles?diet=vegetarian'));
  });
});

describe('why someone is not in a list', () => {
  it.each<[Omit<WhyAnswer, 'success'>, string]>([
    [{ reason: 'own' }, 'This is your own profile ID.'],
    [{ reason: 'not-open' }, 'This profile is not open to others now.'],
    [{ reason: 'filter', item: 'diet' }, 'Your filter leaves them out: Diet'],
    [{ reason: 'filter', item: 'fits' }, 'One of the musts between the two of you is not met.'],
    [{ reason: 'must', item: 'workPlace' }, 'Your must leaves them out: Place of work'],
    [{ reason: 'their-setting' }, 'They show themselves only to those who meet their musts.'],
    [{ reason: 'gothra' }, 'Your family’s gothra rule or theirs leaves them out.'],
    [{ reason: 'dismissed', date: '2026-11-21T05:00:00.000Z' }, 'You marked them “Not for us” on 21 November 2026.'],
    [{ reason: 'listed', page: 3 }, 'They are in your list, on page 3.'],
  ])('reads %j', async (answer, sentence) => {
    const { user, field, calls } = await openSheet('/profiles?diet=vegetarian&find', {
      'GET /profiles/why': { ...answer },
    });
    await user.type(field, CODE);
    await user.click(screen.getByRole('button', { name: 'Tell me why' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    const asked = calls.find(({ path }) => path === '/profiles/why')?.query;
    expect(Object.fromEntries(asked ?? [])).toEqual({ diet: 'vegetarian', code: CODE });
  });

  it('leads to the page of the list that it was asked about', async () => {
    const { user, field } = await openSheet('/profiles?diet=vegetarian&find', {
      'GET /profiles/why': { reason: 'listed', page: 2 },
    });
    await user.type(field, CODE);
    await user.click(screen.getByRole('button', { name: 'Tell me why' }));
    expect(await screen.findByRole('link', { name: 'Show that page' })).toHaveAttribute(
      'href',
      '/profiles?diet=vegetarian&page=2',
    );
  });
});
