import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

describe('acts on the own profile', () => {
  it("says what failed before the server's reason", async () => {
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile() }, 'PUT /profiles/me/status': new Refusal('busy') });
    const { user } = openPage('/my-profile', makeUser('verified'));
    await user.click(await screen.findByRole('switch'));
    expect(await screen.findByText(/^Failed to update profile status: .+/)).toBeVisible();
  });

  it('goes offline, and stays online with the specified words when that fails', async () => {
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile() }, 'PUT /profiles/me/status': new Refusal('unexpected') });
    const { user } = openPage('/my-profile', makeUser('verified'));
    await user.click(await screen.findByRole('switch'));
    expect(await screen.findByText('Failed to update profile status')).toBeVisible();
    expect(screen.getByRole('switch')).toBeChecked();
  });

  it('adds no empty reason to the specified words', async () => {
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile() },
      'PUT /profiles/me/status': new Refusal('forbidden', 'An error occurred'),
    });
    const { user } = openPage('/my-profile', makeUser('verified'));
    await user.click(await screen.findByRole('switch'));
    expect(await screen.findByText('Failed to update profile status')).toBeVisible();
  });

  it('says that it is hidden since the marriage was fixed, which can be undone there', async () => {
    let marriedAt: string | null = '2026-11-20T06:30:00Z';
    fakeApi({
      'GET /profiles/me': () => ({ profile: makeMyProfile({ marriedAt }) }),
      'PUT /profiles/me/married': () => {
        marriedAt = null;
        return { married: false };
      },
    });
    const { user } = openPage('/my-profile', makeUser('verified'));
    expect(await screen.findByText('Hidden: marriage fixed on 20 November 2026')).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('switch', { name: 'Online: others can find your profile' })).toBeChecked();
    expect(screen.getByText('Your profile is no longer hidden as married.')).toBeVisible();
  });

  it('deletes after the specified question and the password, which ends the session', async () => {
    const calls = fakeApi({
      'GET /profiles/me': { profile: makeMyProfile() },
      'POST /profiles/me/deletion': ({ body }) =>
        (body as { password: string }).password === 'Right7Password'
          ? { message: 'Profile deleted successfully' }
          : new Refusal('wrong-password', undefined, { password: 'Incorrect password' }),
    });
    const { user, address } = openPage('/my-profile', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: /^Delete Profile/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText('Are you sure you want to delete your profile? This action cannot be undone.'),
    ).toBeVisible();
    const confirm = () => user.click(dialog.getByRole('button', { name: /^Delete Profile/ }));
    await confirm();
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await user.type(dialog.getByLabelText('Current password'), 'Wrong7Password');
    await confirm();
    expect(await dialog.findByText('Incorrect password')).toBeVisible();
    await user.clear(dialog.getByLabelText('Current password'));
    await user.type(dialog.getByLabelText('Current password'), 'Right7Password');
    await confirm();
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByText('Profile deleted successfully')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Register free' })).toBeVisible();
    expect(calls.filter(({ path }) => path === '/profiles/me/deletion')).toHaveLength(2);
  });
});
