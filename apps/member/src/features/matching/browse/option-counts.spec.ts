import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeCard, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const PAGE = { profiles: [makeCard()], page: 1, total: 120403, totalPages: 10034 };
type Counts = Record<string, Record<string, number>> | null;

async function openFilters(counts: Parameters<typeof fakeApi>[0][string], search = '') {
  const calls = fakeApi({ 'GET /profiles': PAGE, 'GET /profiles/counts': counts });
  const { user, address } = openPage(`/profiles${search}`, makeUser('verified'));
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  return { user, address, asked: () => calls.filter(({ path }) => path === '/profiles/counts') };
}
const answer = (counts: Counts) => ({ counts });

describe('how many each option would give', () => {
  it('is seen and heard beside it, once', async () => {
    const { user, asked } = await openFilters(
      answer({
        maritalStatus: { 'never-married': 120403, divorced: 1 },
        workState: { telangana: 51204 },
        photo: { yes: 90000 },
        nativeDistrict: { kurnool: 2000, guntur: 0 },
      }),
      '?sort=newest&page=3&diet=vegetarian',
    );
    expect(await screen.findByRole('radio', { name: 'Never married, 1,20,403 profiles' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Divorced, 1 profile' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Telangana, 51,204 profiles' })).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Only with a photo, 90,000 profiles' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Native place and subcaste/ }));
    expect(screen.getByRole('checkbox', { name: 'Kurnool, 2,000 profiles' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /^Guntur/ })).toBeNull();
    expect(Object.fromEntries(asked()[0]!.query)).toEqual({ diet: 'vegetarian' });
  });

  it('leaves out an option that would give no one, but for a chosen one', async () => {
    await openFilters(
      answer({ maritalStatus: { divorced: 3, widowed: 0 }, workState: { telangana: 0 } }),
      '?maritalStatus=widowed',
    );
    expect(await screen.findByRole('radio', { name: 'Divorced, 3 profiles' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Widowed, 0 profiles' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Telangana/ })).toBeNull();
  });

  it('puts places in its order, the first of them at a glance, and takes a state or a country', async () => {
    const states = { telangana: 40, 'andhra-pradesh': 9, karnataka: 8, kerala: 5, 'tamil-nadu': 4, odisha: 2 };
    const { user, address } = await openFilters(answer({ workState: states, workCountry: { usa: 12, uk: 1 } }));
    const lives = within(await screen.findByRole('group', { name: 'Lives in' }));
    const names = () => lives.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent.split(',')[0]);
    expect(names()).toEqual(['Telangana40', 'USA12', 'Andhra Pradesh9', 'Karnataka8', 'Kerala5', 'Tamil Nadu4']);
    await user.click(lives.getByRole('button', { name: 'More: Lives in' }));
    expect(names()).toContain('UK1');
    await user.click(lives.getByRole('checkbox', { name: /^Telangana/ }));
    await user.click(lives.getByRole('checkbox', { name: /^USA/ }));
    await user.click(screen.getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/profiles?workCountry=usa');
  });

  it('is asked again when a choice rests, and stays what it was until then', async () => {
    let letIn = () => {};
    const held = new Promise<void>((resolve) => (letIn = resolve));
    const { user, asked } = await openFilters(async ({ query }) => {
      if (!query.has('diet')) return answer({ maritalStatus: { divorced: 10 } });
      await held;
      return answer({ maritalStatus: { divorced: 3 } });
    });
    await screen.findByRole('radio', { name: 'Divorced, 10 profiles' });
    await user.click(screen.getByRole('button', { name: /^Height, diet, habits/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Vegetarian' }));
    await user.click(screen.getByRole('checkbox', { name: 'Non-vegetarian' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]!.query.get('diet')).toBe('vegetarian,non-vegetarian');
    expect(screen.getByRole('radio', { name: 'Divorced, 10 profiles' })).toBeInTheDocument();
    letIn();
    expect(await screen.findByRole('radio', { name: 'Divorced, 3 profiles' })).toBeInTheDocument();
  });

  it('is not shown for an option whose choice would turn the range round', async () => {
    const age = (year: number) => new Date().getFullYear() - year;
    await openFilters(answer({ birthYearFrom: { 1994: 40, 1999: 7 } }), '?birthYearTo=1996');
    await screen.findByRole('option', { name: `${age(1994)}, 40 profiles` });
    expect(screen.queryByRole('option', { name: `${age(1999)}, 7 profiles` })).toBeNull();
  });

  it.each([
    ['not known yet', answer(null)],
    ['refused', new Refusal('too-many-requests')],
  ])('is left out where it is %s, and the filters do as well', async (_name, counts) => {
    const { asked } = await openFilters(counts);
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(await screen.findByRole('radio', { name: 'Divorced' })).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
