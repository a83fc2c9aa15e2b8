import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WISH_MESSAGES } from '@kalyanam/shared/topics/matching/wish-order';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeCard, makeInterest, makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const page = (profiles: object[], total = profiles.length) => ({
  profiles,
  page: 1,
  total,
  totalPages: Math.ceil(total / 12),
});
const viewer = makeUser('verified');

describe('the profiles in the list', () => {
  it('marks the same gothra, leaves it out on request, and says how many that hides', async () => {
    const calls = fakeApi({
      'GET /profiles': ({ query }) =>
        query.get('gothra') === 'hide-same'
          ? { ...page([makeCard({ id: 'p2', name: 'Lakshmi Reddy' })]), hiddenByGothra: 12 }
          : { ...page([makeCard({ sameGothra: true })]), hiddenByGothra: 0 },
    });
    const { user, address } = openPage('/profiles?gothra=hide-same', viewer);
    expect(await screen.findByText('12 hidden by your gothra rule')).toBeVisible();
    expect(screen.queryByText('Same gothra')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show those hidden by your gothra rule' }));
    expect(await screen.findByText('Same gothra')).toBeVisible();
    expect(address()).toBe('/profiles');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('switch', { name: /^Not our gothra/ }));
    await user.click(await screen.findByRole('button', { name: 'Show 1 profile' }));
    expect(await screen.findByText('12 hidden by your gothra rule')).toBeVisible();
    expect(calls.every(({ query }) => [null, 'hide-same'].includes(query.get('gothra')))).toBe(true);
  });

  it('keeps that switch closed before verification, and asks nothing by it', async () => {
    const calls = fakeApi({ 'GET /profiles': page([makeCard()]), 'GET /profiles/me': { profile: makeMyProfile() } });
    const { user } = openPage('/profiles?gothra=hide-same', makeUser('semi-verified'));
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('switch', { name: /^Not our gothra/ })).toBeDisabled();
    expect(screen.getByText('You can use this after verification.')).toBeVisible();
    expect(calls.filter(({ query }) => query.has('gothra'))).toEqual([]);
  });

  it('offers the filter to drop when nothing was found', async () => {
    fakeApi({
      'GET /profiles': ({ query }) => (query.has('workCity') ? page([]) : page([makeCard()], 14)),
      'GET /profiles/loosen': {
        filters: [
          { filter: 'diet', more: 0 },
          { filter: 'fits', more: 3 },
          { filter: 'workCity', more: 14 },
        ],
      },
    });
    const list = '/profiles?diet=vegetarian&workCity=Gadwal&fits=mine';
    const { user, address } = openPage(list, viewer);
    expect(await screen.findByRole('heading', { name: 'No profiles found' })).toBeVisible();
    const offers = await screen.findAllByRole('button', { name: /^Without / });
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      'Without “Works in Gadwal”: 14 more',
      'Without “Only those who meet my musts”: 3 more',
    ]);
    expect(screen.getAllByRole('link', { name: 'Someone missing?' }).at(-1)).toHaveAttribute('href', `${list}&find`);
    await user.click(offers[0]!);
    expect(address()).toBe('/profiles?diet=vegetarian&fits=mine');
  });

  it('says so where no single filter would help', async () => {
    const both = ['diet', 'maritalStatus'].map((filter) => ({ filter, more: 0 }));
    fakeApi({ 'GET /profiles': page([]), 'GET /profiles/loosen': { filters: both } });
    openPage('/profiles?diet=vegetarian&maritalStatus=widowed', viewer);
    expect(await screen.findByText('No single filter is the reason. Try removing several.')).toBeVisible();
    expect(screen.queryByText('Try removing a filter:')).not.toBeInTheDocument();
  });

  it('holds only who meets the musts where the sheet asks for it, and keeps that when other filters change', async () => {
    const calls = fakeApi({ 'GET /profiles': page([makeCard()]) });
    const { user, address } = openPage('/profiles', viewer);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('button', { name: /^Musts/ }));
    await user.click(screen.getByLabelText('Only those who meet my musts', { exact: false }));
    await user.click(screen.getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/profiles?fits=mine');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('button', { name: /^Musts/ }));
    expect(screen.getByLabelText('Only those who meet my musts', { exact: false })).toBeChecked();
    await user.click(screen.getByRole('button', { name: /^Height, diet, habits/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Vegetarian' }));
    await user.click(screen.getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/profiles?fits=mine&diet=vegetarian');
    expect(calls.at(-1)?.query.get('fits')).toBe('mine');
  });

  it('leaves out who is not for us, puts the focus on the next card, and takes it back', async () => {
    const interest = makeInterest({ canShow: true });
    const cards = [
      makeCard({ id: 'p1', name: 'Sravani Reddy', interest }),
      makeCard({ id: 'p2', name: 'Divya Reddy', interest }),
    ];
    const out = new Set<string>();
    const calls = fakeApi({
      'GET /profiles': () => page(cards.filter(({ id }) => !out.has(id))),
      'PUT /profiles/p1/dismissal': () => (out.add('p1'), { dismissed: true }),
      'DELETE /profiles/p1/dismissal': () => (out.delete('p1'), { dismissed: false }),
    });
    const { user } = openPage('/profiles', viewer);
    await user.click(await screen.findByRole('button', { name: 'Not for us: Sravani Reddy' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sravani Reddy, 28' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Divya Reddy, 28' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
    expect(calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  });

  it.each(['fits=mine', 'gothra=hide-same'])(
    'is kept and asked about where %s is all that narrows it',
    async (rule) => {
      fakeApi({ 'GET /profiles': { ...page([makeCard()]), hiddenByGothra: 0 } });
      const { user, address } = openPage(`/profiles?${rule}`, viewer);
      expect(await screen.findByRole('link', { name: 'Find by profile ID' })).toHaveAttribute(
        'href',
        `/profiles?${rule}&find`,
      );
      expect(screen.getByRole('button', { name: 'Save this search' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Clear All' }));
      expect(address()).toBe('/profiles');
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument());
    },
  );

  describe('in the order of wishes', () => {
    const sentence = 'Narrow the list below 5,000 to order it by what you look for';

    it.each([
      [5000, 'Best fit', false],
      [5001, sentence, true],
    ])('is offered for %i profiles as "%s"', async (total, name, closed) => {
      fakeApi({ 'GET /profiles': page([makeCard()], total) });
      openPage('/profiles', viewer);
      await screen.findByRole('link', { name: 'Sravani Reddy, 28' });
      expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Recently confirmed');
      const option = screen.getByRole<HTMLOptionElement>('option', { name });
      expect([option.value, option.disabled]).toEqual(['wishes', closed]);
    });

    it('says in its place that it is too long, and leads to the usual order', async () => {
      fakeApi({
        'GET /profiles': ({ query }) =>
          query.get('sort') === 'wishes'
            ? new Refusal('invalid-form', WISH_MESSAGES.tooManyToOrder, { sort: WISH_MESSAGES.tooManyToOrder })
            : page([makeCard()], 5001),
      });
      const { user, address } = openPage('/profiles?fits=mine&sort=wishes&page=3', viewer);
      expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
      expect(screen.queryByText(/could not load/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Show them in the usual order' }));
      expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
      expect(address()).toBe('/profiles?fits=mine');
      expect(screen.getByRole('heading', { name: 'Browse Profiles' })).toHaveFocus();
    });
  });
});
