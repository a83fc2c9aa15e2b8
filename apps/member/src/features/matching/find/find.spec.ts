import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeUser, makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

describe('Find by profile ID', () => {
  const search = async (typed: string) => {
    const page = openPage('/find', makeUser('verified'));
    await page.user.type(await screen.findByLabelText('Profile ID'), `${typed}{Enter}`);
    return page;
  };

  it('asks to read the number once more for a slip, without asking the server', async () => {
    const look = vi.fn(() => ({ profile: makeView() }));
    fakeApi({ 'GET /profiles/by-code/4827193W': look });
    await search('4827-193 E');
    expect(await screen.findByText('Please check the profile ID again')).toBeVisible();
    expect(look).not.toHaveBeenCalled();
  });

  it('opens the profile, however the number is typed', async () => {
    const profile = makeView({ id: 'p9' });
    fakeApi({ 'GET /profiles/by-code/4827193W': { profile }, 'GET /profiles/p9': { profile } });
    const { address } = await search('౪౮౨౭ ౧౯౩ w');
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(profile.name) })).toBeVisible();
    expect(address()).toBe('/profile/p9');
    expect(screen.getByText('4827-193 W')).toBeVisible();
  });

  it('says where no one can be found, and takes the next try', async () => {
    fakeApi({ 'GET /profiles/by-code/7314205G': new Refusal('code-not-found') });
    const { user } = await search('7314205G');
    expect(await screen.findByText('No profile has this profile ID')).toBeVisible();
    await user.type(screen.getByLabelText('Profile ID'), ' ');
    expect(screen.queryByText('No profile has this profile ID')).toBeNull();
  });

  it('takes what was typed along to the question why someone is missing, and not in the address', async () => {
    fakeApi({ 'GET /profiles/by-code/7314205G': new Refusal('code-not-found') });
    const { user, address } = await search('7314205G');
    await user.click(await screen.findByRole('link', { name: 'Why is someone not in my list?' }));
    expect(await screen.findByRole('button', { name: 'Tell me why' })).toBeVisible();
    expect(screen.getByLabelText('Profile ID')).toHaveValue('7314205G');
    expect(address()).toBe('/why');
  });
});
