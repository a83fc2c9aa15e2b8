import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '@kalyanam/shared/base/errors';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';
import { makeAccount } from '../../../spec/make-account';

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
    await user.click(await screen.findByRole('button', { name: new RegExp(heading) }));
    const section = within(await screen.findByRole('dialog', { name: heading }));
    expect(section.getByRole('listitem')).toHaveTextContent('accounts.google.com (linked since 20 November 2026)');
    await user.type(section.getByLabelText('Current password'), password);
    await user.click(section.getByRole('button', { name: 'Unlink' }));
    return section;
  };

  it('are unlinked with the password, and are gone from the page then', async () => {
    const calls = fake({ account: makeAccount({ linkedIdentities: [] }) });
    await unlinkBy('Marigold7Lane');
    expect(await screen.findByText('You can now log in only with your password.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('accounts.google.com')).toBeNull());
    expect(calls.at(-1)?.body).toEqual({ password: 'Marigold7Lane' });
  });

  it('stay with a wrong password, which is said on its field', async () => {
    const said = 'Incorrect password';
    fake(new Refusal('wrong-password', said, { password: said }));
    const section = await unlinkBy('Wrong7Password');
    expect(await section.findByText(said)).toBeVisible();
    expect(section.getByLabelText('Current password')).toBeInvalid();
  });

  it('are no row where none is linked', async () => {
    fakeApi({
      'GET /account': { account: makeAccount({ linkedIdentities: [] }) },
      'GET /auth/sessions': { sessions: [] },
    });
    openPage('/settings', makeUser('verified'));
    expect(await screen.findByRole('button', { name: /^Password/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(heading) })).toBeNull();
  });
});

describe('Profile Settings, a number abroad', () => {
  const COUNTRIES = {
    'GET /phone-countries': {
      countries: [
        { code: '91', sms: true },
        { code: '1', sms: false },
        { code: '44', sms: true },
      ],
    },
  };
  const fake = (answers: Record<string, unknown>, account = makeAccount()) =>
    fakeApi({
      ...COUNTRIES,
      'GET /account': { account },
      'GET /auth/sessions': { sessions: [] },
      ...answers,
    });
  const change = async () => {
    const { user } = openPage('/settings', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: /^Email and phone/ }));
    await user.click(await screen.findByRole('button', { name: /^Phone/ }));
    return { user, number: await screen.findByLabelText('New mobile number') };
  };

  it('is stated without a code where no SMS goes', async () => {
    const calls = fake({
      'POST /account/phone': { message: '', resendAfter: 0, stated: true },
      'POST /auth/refresh': { message: '', token: 't2', user: makeUser('verified') },
    });
    const { user, number } = await change();
    expect(screen.getByText('+91')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Country code: India'), '+1 USA, Canada');
    expect(screen.getByText('+1')).toBeVisible();
    expect(screen.getByLabelText('Country code: USA, Canada')).toHaveDisplayValue('+1 USA, Canada');
    expect(screen.getByText(/We cannot send SMS there yet/)).toBeVisible();
    await user.type(number, '(972) 555-0100');
    await user.type(screen.getByLabelText('Current password'), 'Monsoon7Rain{Enter}');
    expect(await screen.findByText('Your number abroad is saved.')).toBeVisible();
    expect(calls.find(({ path }) => path === '/account/phone')?.body).toEqual({
      phone: '+19725550100',
      password: 'Monsoon7Rain',
    });
  });

  it('finds its country automatically when it is typed whole', async () => {
    fake({ 'POST /account/phone': { message: '', resendAfter: 120 } });
    const { user, number } = await change();
    await user.type(number, '+44 (0)7700 900123');
    await user.tab();
    expect(screen.getByLabelText('Country code: United Kingdom')).toHaveValue('44');
    expect(number).toHaveValue('7700900123');
    await user.type(screen.getByLabelText('Current password'), 'Monsoon7Rain{Enter}');
    expect(await screen.findByText(/sent to \+44 7700 900123/)).toBeVisible();
  });

  it('is beside the verified one, and is removed', async () => {
    fake({ 'DELETE /account/phone-abroad': { account: makeAccount() } }, makeAccount({ phoneAbroad: '+19725550100' }));
    const { user } = openPage('/settings', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: /^Email and phone/ }));
    await user.click(await screen.findByRole('button', { name: /Number abroad.*\+1 972 555 0100/ }));
    const removal = within(await screen.findByRole('dialog', { name: 'Remove the number abroad' }));
    await user.click(removal.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your number abroad is removed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Number abroad/ })).toBeNull();
  });
});

describe('Profile Settings, at a glance', () => {
  it('are rows that open, and lead to who sees what', async () => {
    fakeApi({ 'GET /account': { account: makeAccount({ linkedIdentities: [] }) } });
    openPage('/settings', makeUser('verified'));
    const rows = within(await screen.findByRole('list', { name: 'Profile Settings' }));
    expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'LanguageEnglish',
      'Large letters and reading aloud',
      'Notifications',
      'Who sees whatPhotos, phone, family details, and being seen less.',
      `Email and phone${makeAccount().email}`,
      'Password',
      'Where you are logged in',
      'Family group',
      'Your dataDownload it, take things back, close your profile.',
    ]);
    expect(rows.getByRole('link', { name: /^Who sees what/ })).toHaveAttribute('href', '/who-sees-what');
  });

  it('lead there from the profile menu too', async () => {
    fakeApi({});
    const { user, address } = openPage('/privacy', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: /Profile menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Who sees what' }));
    await waitFor(() => expect(address()).toBe('/who-sees-what'));
  });
});

describe('Profile Settings, choice of mails', () => {
  const open = async (choose: Record<string, unknown> | Refusal) => {
    const calls = fakeApi({
      'GET /account': { account: makeAccount() },
      'GET /auth/sessions': { sessions: [] },
      'PUT /account/mails': choose,
    });
    const { user } = openPage('/settings', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    const mail = await screen.findByRole('switch', { name: 'Someone shows interest in me' });
    expect(mail).toBeChecked();
    await user.click(mail);
    return { calls, mail };
  };

  it('is saved at the press', async () => {
    const { calls, mail } = await open({ account: makeAccount({ declinedMails: ['interest-delivered'] }) });
    await waitFor(() => expect(mail).not.toBeChecked());
    expect(calls.at(-1)?.body).toEqual({ mail: 'interest-delivered', wanted: false });
    expect(screen.getByRole('switch', { name: 'Someone accepts my interest' })).toBeChecked();
  });

  it('falls back when the server refuses', async () => {
    const { mail } = await open(new Refusal('busy'));
    expect(await screen.findByText(ERRORS.busy.message)).toBeVisible();
    expect(mail).toBeChecked();
  });
});

describe('Profile Settings, sessions', () => {
  const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  const session = { ip: '203.0.113.7', userAgent: CHROME, createdAt: '2026-11-20T04:00:00Z' };

  it('differ by time, first login and the version of the browser', async () => {
    fakeApi({
      'GET /account': { account: makeAccount() },
      'GET /auth/sessions': {
        sessions: [
          { ...session, id: 's1', current: true, lastUsedAt: '2026-11-22T03:30:00Z' },
          { ...session, id: 's2', current: false, lastUsedAt: '2026-11-21T13:05:00Z' },
        ],
      },
    });
    const { user } = openPage('/settings', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: 'Where you are logged in' }));
    const section = within(await screen.findByRole('dialog', { name: 'Where you are logged in' }));
    const [here, other] = await section.findAllByRole('listitem');
    expect(here).toHaveTextContent('Chrome 140, Linux (this device, active now)');
    expect(here).toHaveTextContent('first login 20 November 2026, 9:30 am');
    expect(other).toHaveTextContent('203.0.113.7, last used 21 November 2026, 6:35 pm');
    const end = within(other as HTMLElement).getByRole('button');
    expect(end).toHaveAccessibleName('Log out: Chrome 140, Linux, last used 21 November 2026, 6:35 pm');
  });
});
