import { screen, waitFor, within } from '@testing-library/react';
import type { WishItem } from '@kalyanam/shared/contracts/wishes';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeCard, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const page = (profiles: object[]) => ({ profiles, page: 1, total: profiles.length, totalPages: 1 });

describe('browse with a window of ages', () => {
  const ageWindow = { birthYearFrom: '1990', birthYearTo: '2000' };
  const newcomer = makeUser('verified', { ageWindow });
  const chip = /^Remove filter: Age \d+ to \d+$/;
  const asked = (calls: ReturnType<typeof fakeApi>) =>
    calls.filter(({ path }) => path === '/profiles').map(({ query }) => query.toString());
  const answers = {
    'GET /profiles': page([makeCard()]),
    'DELETE /account/age-window': { user: makeUser('verified') },
  };

  it('begins with it, as a filter that is gone for good once it is removed', async () => {
    const calls = fakeApi(answers);
    const { user, address } = openPage('/profiles?page=2', newcomer);
    await user.click(await screen.findByRole('button', { name: chip }));
    await waitFor(() => expect(screen.queryByRole('button', { name: chip })).not.toBeInTheDocument());
    expect(address()).toBe('/profiles');
    expect(asked(calls)[0]).toBe('birthYearFrom=1990&birthYearTo=2000&page=2');
    await waitFor(() => expect(asked(calls).at(-1)).toBe(''));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /account/age-window');
  });

  it.each(['maritalStatus=divorced', 'lookingFor=groom', 'birthYearFrom=1970', 'fits=mine', 'gothra=hide-same'])(
    'leaves an address with %s alone',
    async (search) => {
      const calls = fakeApi(answers);
      openPage(`/profiles?${search}`, newcomer);
      expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
      expect(asked(calls)).toEqual([search]);
    },
  );

  it('keeps it while only the order changes', async () => {
    const calls = fakeApi(answers);
    const { user, address } = openPage('/profiles', newcomer);
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Recently confirmed');
    expect(address()).toBe('/profiles?sort=recently-confirmed');
    expect(await screen.findByRole('button', { name: chip })).toBeVisible();
    await waitFor(() =>
      expect(asked(calls).at(-1)).toBe('birthYearFrom=1990&birthYearTo=2000&sort=recently-confirmed'),
    );
  });

  it('fills in the panel, and puts the applied filters into the address', async () => {
    fakeApi(answers);
    const { user, address } = openPage('/profiles', newcomer);
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    expect(await screen.findByLabelText('Age to')).toHaveValue('1990');
    await user.click(screen.getByRole('radio', { name: 'Divorced' }));
    await user.click(screen.getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/profiles?birthYearFrom=1990&birthYearTo=2000&maritalStatus=divorced');
  });

  it('does not come back when its years are removed from the address', async () => {
    const calls = fakeApi(answers);
    const { user } = openPage('/profiles?birthYearFrom=1990', newcomer);
    await user.click(await screen.findByRole('button', { name: 'Clear All' }));
    await waitFor(() => expect(asked(calls).at(-1)).toBe(''));
  });

  it('gives way to the musts of the member, each of which stays removed once it is', async () => {
    const wishes = {
      items: [
        { wish: 'age', weight: 'must', value: { from: 24, to: 30 } },
        { wish: 'diet', weight: 'must', value: ['vegetarian'] },
      ] satisfies WishItem[],
      ...{ visible: 'counts', hideFromMisfits: false, version: 2, fitsNow: 3 },
    };
    const musts = { items: wishes.items, aside: [], always: false };
    let aside: string[] = [];
    const calls = fakeApi({
      ...answers,
      'POST /profiles/me/wishes/aside': ({ body }) => {
        aside = [...aside, ...(body as { musts: string[] }).musts];
        return { wishes: { ...wishes, aside } };
      },
    });
    const { user, address } = openPage('/profiles', makeUser('verified', { ageWindow, musts }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: 24 to 30 years' }));
    await waitFor(() => expect(asked(calls).at(-1)).toBe('fits=diet'));
    expect(asked(calls)[0]).toBe('fits=mine');
    expect(address()).toBe('/profiles');
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const chosen = within(await sheet.findByRole('group', { name: 'From what we look for' }));
    expect(chosen.getByRole('checkbox', { name: '24 to 30 years' })).not.toBeChecked();
    await user.click(chosen.getByRole('checkbox', { name: 'Vegetarian' }));
    await user.click(await sheet.findByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(asked(calls).at(-1)).toBe(''));
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
    expect(aside).toEqual(['age', 'diet']);
  });

  it('stays, and says so, when it could not be removed', async () => {
    fakeApi({ ...answers, 'DELETE /account/age-window': new Refusal('busy') });
    const { user } = openPage('/profiles', newcomer);
    await user.click(await screen.findByRole('button', { name: chip }));
    expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent(/\S/);
    expect(screen.getByRole('button', { name: chip })).toBeVisible();
  });
});
