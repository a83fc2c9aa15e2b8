import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../spec/fake-api';
import { makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';

const NONE = { 'GET /auth/codes': { email: null, phone: null } };
const LIST = { profiles: [], page: 1, total: 0, totalPages: 0 };

describe('verification', () => {
  it('goes from the email to the phone to the profiles', async () => {
    const calls = fakeApi({
      ...NONE,
      'POST /auth/verify-email': { user: makeUser('not-verified', { emailVerified: true }) },
      'POST /auth/verify-phone': { user: makeUser('semi-verified'), token: 't2' },
      'GET /profiles': LIST,
    });
    const { user, address } = openPage('/verify', makeUser('not-verified'));
    await screen.findByRole('heading', { name: 'Verify your email' });
    await user.type(screen.getByLabelText('Code'), '12 34-56{Enter}');
    await screen.findByRole('heading', { name: 'Verify your mobile number' });
    await user.type(screen.getByLabelText('Code'), '654321{Enter}');
    await waitFor(() => expect(address()).toBe('/profiles'));
    expect(calls.flatMap(({ body }) => body ?? [])).toEqual([{ token: '123456' }, { userId: 'me', code: '654321' }]);
  });

  it('skips the email only when it is proved, and refuses a short or wrong code', async () => {
    fakeApi({ ...NONE, 'POST /auth/verify-phone': new Refusal('invalid-otp') });
    const { user } = openPage('/verify', makeUser('not-verified', { emailVerified: true }));
    const code = await screen.findByLabelText('Code');
    await user.type(code, '123{Enter}');
    expect(await screen.findByText('Please enter a valid 6-digit OTP')).toBeVisible();
    await user.type(code, '456{Enter}');
    expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
  });

  it.each(['Verify', 'Send code'])('asks for another number when another account was first (%s)', async (press) => {
    fakeApi({
      ...NONE,
      'POST /auth/verify-phone': new Refusal('phone-taken'),
      'POST /auth/resend-otp': new Refusal('phone-taken'),
    });
    const { user } = openPage('/verify', makeUser('not-verified', { emailVerified: true }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: press }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Another account has verified this number');
    expect(screen.getByRole('link', { name: 'Change mobile number' })).toHaveAttribute('href', '/settings');
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('promises no code where none was sent', async () => {
    fakeApi(NONE);
    openPage('/verify', makeUser('not-verified'));
    expect(await screen.findByText(/^Press 'Send code'/)).toBeVisible();
    expect(screen.queryByText(/code we sent/)).toBeNull();
  });

  it('waits between two codes', async () => {
    const calls = fakeApi({ ...NONE, 'POST /auth/resend-otp': { message: '', resendAfter: 60 } });
    const { user } = openPage('/verify', makeUser('not-verified', { emailVerified: true }));
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('button', { name: 'Resend in 60 s' })).toBeDisabled();
    expect(calls.at(-1)?.body).toEqual({ userId: 'me', channel: 'phone' });
  });

  it('counts down from the code that came with the registration', async () => {
    fakeApi({ 'GET /auth/codes': { email: 42, phone: 42 } });
    openPage('/verify', makeUser('not-verified'));
    expect(await screen.findByRole('button', { name: 'Resend in 42 s' })).toBeDisabled();
  });

  it('forgets a wrong code when a new one is sent', async () => {
    fakeApi({
      ...NONE,
      'POST /auth/verify-phone': new Refusal('code-locked'),
      'POST /auth/resend-otp': { message: '', resendAfter: 60 },
    });
    const { user } = openPage('/verify', makeUser('not-verified', { emailVerified: true }));
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('Too many wrong codes. Please ask for a new one.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('button', { name: 'Resend in 60 s' });
    expect(screen.queryByText(/Too many wrong codes/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Code')).toHaveValue('');
  });

  it.each([
    ['phone', { emailVerified: true }, 'Failed to send OTP. Please try again.'],
    ['email', {}, 'Failed to send OTP'],
  ])('says that the first code by %s, and then another one, did not go', async (_channel, proved, refusal) => {
    let broken = true;
    fakeApi({
      ...NONE,
      'POST /auth/resend-otp': () => (broken ? new Refusal('unexpected') : { message: '', resendAfter: 0.1 }),
    });
    const { user } = openPage('/verify', makeUser('not-verified', proved));
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    broken = true;
    await user.click(await screen.findByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Failed to resend OTP')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeEnabled();
  });
});
