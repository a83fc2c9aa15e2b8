import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WhyAnswer } from '@kalyanam/shared/contracts/why';
import { memberCodeOf } from '@kalyanam/shared/topics/account/member-code';
import { fakeApi } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const CODE = memberCodeOf('4827193');

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
    const calls = fakeApi({ 'GET /profiles/why': { ...answer } });
    const { user } = openPage('/why?diet=vegetarian', makeUser('verified'));
    await user.type(await screen.findByLabelText('Profile ID'), `${CODE}{Enter}`);
    expect(await screen.findByText(sentence)).toBeVisible();
    const asked = calls.find(({ path }) => path === '/profiles/why')?.query;
    expect(Object.fromEntries(asked ?? [])).toEqual({ diet: 'vegetarian', code: CODE });
  });

  it('is not asked for a number with a slip', async () => {
    const calls = fakeApi({});
    const { user } = openPage('/why', makeUser('verified'));
    await user.type(await screen.findByLabelText('Profile ID'), '1234567A{Enter}');
    expect(await screen.findByText('Please check the profile ID again')).toBeVisible();
    expect(calls.filter(({ path }) => path === '/profiles/why')).toEqual([]);
  });

  it('leads back to the list that it was asked about', async () => {
    fakeApi({ 'GET /profiles/why': { reason: 'listed', page: 2 } });
    const { user } = openPage('/why?diet=vegetarian', makeUser('verified'));
    expect(await screen.findByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/profiles?diet=vegetarian',
    );
    await user.type(screen.getByLabelText('Profile ID'), `${CODE}{Enter}`);
    expect(await screen.findByRole('link', { name: 'Show that page' })).toHaveAttribute(
      'href',
      '/profiles?diet=vegetarian&page=2',
    );
  });

  it.each([
    ['verified', 'both'],
    ['semi-verified', 'mine'],
  ] as const)('is asked about the Matches of a %s member without a window of ages', async (status, fits) => {
    const calls = fakeApi({ 'GET /profiles/why': { reason: 'listed', page: 2 } });
    const ageWindow = { birthYearFrom: '1990', birthYearTo: '2000' };
    const { user } = openPage('/why?fits=both', makeUser(status, { ageWindow }));
    await user.type(await screen.findByLabelText('Profile ID'), `${CODE}{Enter}`);
    expect(await screen.findByRole('link', { name: 'Show that page' })).toHaveAttribute('href', '/matches?page=2');
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/matches');
    const asked = calls.find(({ path }) => path === '/profiles/why')?.query;
    expect(Object.fromEntries(asked ?? [])).toEqual({ fits, code: CODE });
  });
});
