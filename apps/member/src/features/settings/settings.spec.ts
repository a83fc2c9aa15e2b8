import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Account } from '@kalyanam/shared/contracts/account';
import { fakeApi, Refusal } from '../../spec/fake-api';
import { makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';

const LINKED = [{ label: 'accounts.google.com', linkedAt: '2026-11-20T06:30:00Z' }];

const makeAccount = (changes: Partial<Account> = {}): Account => ({
  email: 'ramesh@example.com',
  emailVerified: true,
  phone: '9848012345',
  phoneVerified: true,
  newEmail: null,
  newPhone: null,
  language: 'en',
  contactVisibility: 'verified',
  married: false,
  isActive: true,
  linkedIdentities: LINKED,
  ...changes,
});

describe('Profile Settings, sign-in with other services', () => {
  const heading = 'Login with other services';
  const fake = (removal: Record<string, unknown> | Refusal) =>
    fakeApi({
      'GET /account': { account: makeAccount() },
      'GET /auth/sessions': { sessions: [] },
      'POST /account/identities/removal': removal,
    });
  const unlinkBy = async (password: string) => {
    const { user } = openPage('/settings', makeUser('verified'));
    const section = within(await screen.findByRole('region', { name: heading }));
    expect(section.getByRole('listitem')).toHaveTextContent('accounts.google.com (linked since 20 November 2026)');
    await user.type(section.getByLabelText('Current password'), password);
    await user.click(section.getByRole('button', { name: 'Unlink' }));
    return section;
  };

  it('are unlinked with the password, and are gone from the page then', async () => {
    const calls = fake({ account: makeAccount({ linkedIdentities: [] }) });
    await unlinkBy('Marigold7Lane');
    expect(await screen.findByText('You can now log in only with your password.')).toBeVisible();
    expect(screen.queryByRole('region', { name: heading })).toBeNull();
    expect(calls.at(-1)?.body).toEqual({ password: 'Marigold7Lane' });
  });

  it('stay with a wrong password, which is said on its field', async () => {
    const said = 'Incorrect password';
    fake(new Refusal('wrong-password', said, { password: said }));
    const section = await unlinkBy('Wrong7Password');
    expect(await section.findByText(said)).toBeVisible();
    expect(section.getByLabelText('Current password')).toBeInvalid();
  });

  it('are no section where none is linked', async () => {
    fakeApi({
      'GET /account': { account: makeAccount({ linkedIdentities: [] }) },
      'GET /auth/sessions': { sessions: [] },
    });
    openPage('/settings', makeUser('verified'));
    expect(await screen.findByRole('region', { name: 'Password' })).toBeVisible();
    expect(screen.queryByRole('region', { name: heading })).toBeNull();
  });
});
