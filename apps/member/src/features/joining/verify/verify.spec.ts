import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, OFFLINE, Refusal } from '../../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../../spec/make';
import { makeAccount } from '../../../spec/make-account';
import { openPage } from '../../../spec/open-page';

const NONE = { 'GET /auth/codes': { email: null, phone: null } };
/** Both are on their way, and another may be asked for. */
const SENT = { 'GET /auth/codes': { email: 0, phone: 0 } };
const MINE = {
  'GET /profiles/me': () => ({ profile: makeMyProfile({ verificationStatus: 'semi-verified' }) }),
};
const LIST = { profiles: [], page: 1, total: 0, totalPages: 0 };

describe('verification', () => {
  it('goes from the email to the phone to the profiles', async () => {
    const calls = fakeApi({
      ...SENT,
      ...MINE,
      'POST /auth/verify-email': { user: makeUser('not-verified', { emailVerified: true }) },
      'POST /auth/verify-phone': { user: makeUser('semi-verified'), token: 't2' },
      'GET /profiles': LIST,
    });
    const { user, address } = openPage('/verify', makeUser('not-verified'));
    await screen.findByRole('heading', { name: 'Verify your email' });
    await user.type(screen.getByLabelText('Code'), '12 34-56{Enter}');
    expect(await screen.findByRole('heading', { name: 'Verify your mobile number' })).toHaveFocus();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Phone');
    await user.type(screen.getByLabelText('Code'), '౬౫౪\u200b౩౨౧{Enter}');
    await waitFor(() => expect(address()).toBe('/profiles'));
    expect(await screen.findByRole('heading', { name: 'Your email and phone are verified' })).toBeVisible();
    expect(calls.flatMap(({ body }) => body ?? [])).toEqual([{ token: '123456' }, { userId: 'me', code: '654321' }]);
  });

  it('goes on where the email was verified on another device in the meantime', async () => {
    fakeApi({
      ...NONE,
      'POST /auth/resend-otp': new Refusal('nothing-to-verify'),
      'POST /auth/refresh': { message: '', token: 't2', user: makeUser('not-verified', { emailVerified: true }) },
    });
    const { user } = openPage('/verify', makeUser('not-verified'));
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('heading', { name: 'Verify your mobile number' })).toBeVisible();
  });

  it('tells a man under 21 that others find his profile later', async () => {
    fakeApi(NONE);
    openPage('/verify', { ...makeUser('not-verified'), listedFrom: '2030-01-05' });
    expect(await screen.findByText(/others can find yours from 5 January 2030/)).toBeVisible();
  });

  it('skips the email only when it is proved, and refuses a short or wrong code', async () => {
    fakeApi({ ...SENT, 'POST /auth/verify-phone': new Refusal('invalid-otp') });
    const { user } = openPage('/verify', makeUser('not-verified', { emailVerified: true }));
    const code = await screen.findByLabelText('Code');
    await user.type(code, '123{Enter}');
    expect(await screen.findByText('Please enter a valid 6-digit OTP')).toBeVisible();
    await user.type(code, '456{Enter}');
    expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
  });

  it.each(['Verify', 'Resend code'])('asks for another number when another account was first (%s)', async (press) => {
    fakeApi({
      ...SENT,
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

  it('waits for the consent of the candidate, at another number where the first was wrong', async () => {
    const own = { emailVerified: true, phoneVerified: true, name: 'Sravani Reddy' };
    const calls = fakeApi({
      'GET /auth/codes': { email: null, phone: null, candidate: { phone: '9848099001', resendAfter: null } },
      'GET /phone-countries': { countries: [{ code: '91', sms: true }] },
      'POST /consent/candidate/code': { message: '', resendAfter: 60 },
      'POST /consent/candidate': { user: makeUser('semi-verified') },
      'GET /profiles': LIST,
      ...MINE,
    });
    const registrant = { name: 'Lakshmi Reddy', relation: 'mother', madeFor: 'daughter' } as const;
    const { user, address } = openPage(
      '/verify',
      makeUser('semi-verified', { ...own, consentNeeded: true, registrant }),
    );
    expect(await screen.findByRole('heading', { name: 'Your daughter says yes' })).toBeVisible();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Consent');
    expect(screen.getByText(/before Sravani Reddy has agreed/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Another number' }));
    const field = screen.getByLabelText('Her own mobile number');
    await user.clear(field);
    await user.type(field, '12{Enter}');
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, '98480 99002{Enter}');
    expect(await screen.findByText(/came to 98480 99002|came to 9848099002/)).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/profiles'));
    expect(calls.flatMap(({ body }) => body ?? [])).toEqual([{ phone: '9848099002' }, { code: '123456' }]);
  });

  it('reads what the candidate wants to be different, and goes on once they said yes by the link', async () => {
    const own = { emailVerified: true, phoneVerified: true, name: 'Sravani Reddy', consentNeeded: true } as const;
    let candidate: object | null = { phone: '9848099001', resendAfter: null, wants: 'I am 5 ft 4.' };
    fakeApi({
      'GET /auth/codes': () => ({ email: null, phone: null, candidate }),
      'POST /auth/refresh': { message: '', token: 't2', user: makeUser('semi-verified') },
      'GET /profiles': LIST,
      ...MINE,
    });
    openPage('/verify', makeUser('semi-verified', own));
    expect(await screen.findByText('Sravani Reddy asks for a change first')).toBeVisible();
    expect(screen.getByText('I am 5 ft 4.')).toBeVisible();
    cleanup();
    candidate = null;
    const { address } = openPage('/verify', makeUser('semi-verified', own));
    await waitFor(() => expect(address()).toBe('/profiles'));
  });

  it('asks for a family number in India where no SMS reaches the own one, and goes on with its code', async () => {
    const own = { emailVerified: true, phone: '+19725550100' };
    const calls = fakeApi({
      'GET /auth/codes': { email: null, phone: null, needsFamilyPhone: true, familyPhone: null },
      'POST /account/family-phone': { message: '', resendAfter: 60 },
      'POST /account/phone/confirm': { account: {} },
      'POST /auth/refresh': { message: '', token: 't2', user: makeUser('semi-verified') },
      'GET /profiles': LIST,
      ...MINE,
    });
    const { user, address } = openPage('/verify', { ...makeUser('not-verified'), ...own });
    expect(await screen.findByRole('heading', { name: 'A family number in India' })).toBeVisible();
    expect(screen.getByText('We cannot send an SMS to +1 972 555 0100')).toBeVisible();
    const field = screen.getByLabelText('Family number in India');
    await user.type(field, '12345{Enter}');
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, '+91 98480 12345{Enter}');
    expect(await screen.findByText(/sent by SMS to 9848012345/)).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/profiles'));
    expect(calls.flatMap(({ body }) => body ?? [])).toEqual([{ phone: '9848012345' }, { code: '123456' }]);
  });

  it('says that another account has the family number, and lets one give another', async () => {
    fakeApi({
      'GET /auth/codes': {
        ...{ email: null, phone: null, needsFamilyPhone: true },
        familyPhone: { phone: '9848012345', resendAfter: 0 },
      },
      'POST /account/family-phone': new Refusal('phone-taken', undefined, {
        phone: 'This mobile number is already registered',
      }),
    });
    const { user } = openPage('/verify', { ...makeUser('not-verified'), emailVerified: true, phone: '+19725550100' });
    await user.click(await screen.findByRole('button', { name: 'Give another number' }));
    await user.type(screen.getByLabelText('Family number in India'), '9848012346{Enter}');
    expect(await screen.findByText('This mobile number is already registered')).toBeVisible();
  });

  it('sends its code to a number abroad that an SMS reaches', async () => {
    fakeApi({ 'GET /auth/codes': { email: null, phone: 0, needsFamilyPhone: false, familyPhone: null } });
    openPage('/verify', { ...makeUser('not-verified'), emailVerified: true, phone: '+447700900123' });
    expect(await screen.findByText(/sent by SMS to \+44 7700 900123/)).toBeVisible();
  });

  it('promises no code where none was sent', async () => {
    fakeApi(NONE);
    openPage('/verify', makeUser('not-verified'));
    expect(await screen.findByText('We send a 6-digit code to ramesh@example.com.')).toBeVisible();
    expect(screen.queryByText(/code we sent/)).toBeNull();
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('waits between two codes', async () => {
    const calls = fakeApi({ ...NONE, 'POST /auth/resend-otp': { message: '', resendAfter: 60 } });
    const { user } = openPage('/verify', makeUser('not-verified', { emailVerified: true }));
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    const again = await screen.findByRole('button', { name: 'Resend in 60 s' });
    expect(screen.getByLabelText('Code')).toBeVisible();
    await user.click(again);
    expect(calls.flatMap(({ body }) => body ?? [])).toEqual([{ userId: 'me', channel: 'phone' }]);
  });

  it('counts down from the code that came with the registration', async () => {
    fakeApi({ 'GET /auth/codes': { email: 42, phone: 42 } });
    openPage('/verify', makeUser('not-verified'));
    expect(await screen.findByRole('button', { name: 'Resend in 42 s' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('forgets a wrong code when a new one is sent', async () => {
    fakeApi({
      ...SENT,
      'POST /auth/verify-phone': new Refusal('code-locked'),
      'POST /auth/resend-otp': { message: '', resendAfter: 60 },
    });
    const { user } = openPage('/verify', makeUser('not-verified', { emailVerified: true }));
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('Too many wrong codes. Please ask for a new one.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
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

  it('refuses another code that comes too early in the words of the call, with the wait', async () => {
    fakeApi({
      ...NONE,
      'POST /auth/resend-otp': () => new Refusal('otp-send-failed', undefined, undefined, 40),
    });
    const { user } = openPage('/verify', makeUser('not-verified'));
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to resend OTP. Please wait 40 seconds.');
    expect(screen.getByRole('button', { name: /Resend in/ })).toBeVisible();
  });

  it('says where a wrong address is corrected, and what the codes open', async () => {
    fakeApi(SENT);
    openPage('/verify', makeUser('not-verified'));
    expect(await screen.findByRole('link', { name: 'Change it in Profile Settings' })).toHaveAttribute(
      'href',
      '/settings',
    );
    expect(screen.getByText('You can browse profiles, and others can find yours.')).toBeVisible();
  });
});

describe('after both codes', () => {
  const proved = (more: Parameters<typeof fakeApi>[0] = {}) =>
    fakeApi({
      ...SENT,
      ...MINE,
      'POST /auth/verify-phone': { user: makeUser('semi-verified'), token: 't2' },
      'GET /profiles': LIST,
      'GET /account': { account: makeAccount() },
      ...more,
    });
  async function prove() {
    const page = openPage('/verify', makeUser('not-verified', { emailVerified: true }));
    await page.user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(page.address()).toBe('/profiles'), { timeout: 4000 });
    const card = within(await screen.findByRole('region', { name: 'Your email and phone are verified' }));
    const photos = within(await card.findByRole('group', { name: 'Who may see your photos?' }));
    const contact = within(card.getByRole('group', { name: 'Who may see your phone number?' }));
    return { ...page, card, photos, contact };
  }

  it('photos and phone are asked for together, above the profiles, and each choice is saved automatically', async () => {
    const calls = proved({
      'PUT /account/contact-visibility': { account: makeAccount({ contactVisibility: 'accepted' }) },
      'PUT /account/photo-visibility': { account: makeAccount({ photoVisibility: 'request' }) },
    });
    const { user, card, photos, contact, go } = await prove();
    const choice = contact.getByRole('radio', { name: /^Only after accepted interest/ });
    for (const radio of card.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.click(choice);
    expect(await contact.findByText('Saved.')).toBeVisible();
    expect(choice).toBeChecked();
    expect(card.getByRole('button', { name: 'Decide later' })).toBeVisible();
    await user.click(photos.getByRole('radio', { name: /^On request/ }));
    expect(await photos.findByText('Saved.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { contactVisibility: 'accepted' },
      { photoVisibility: 'request' },
    ]);
    expect(card.getByRole('link', { name: 'Change it at any time: Who sees what' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Close' })).toBeVisible();
    await go('/privacy');
    await go('/profiles');
    await waitFor(() => expect(screen.queryByText('Who may see your phone number?')).toBeNull());
  });

  it('a choice that was not saved is not shown as saved', async () => {
    proved({ 'PUT /account/contact-visibility': OFFLINE });
    const { user, contact } = await prove();
    const choice = contact.getByRole('radio', { name: /^All verified members/ });
    await user.click(choice);
    expect(await contact.findByText(/^Not saved. You seem to be offline/)).toBeVisible();
    expect(choice).not.toBeChecked();
  });

  it('a choice that was made before is not asked for again', async () => {
    proved({
      'GET /account': { account: makeAccount({ photoVisibility: 'accepted', contactVisibility: 'accepted' }) },
    });
    const { user, address } = openPage('/verify', makeUser('not-verified', { emailVerified: true }));
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/profiles'), { timeout: 4000 });
    await screen.findByRole('button', { name: 'Close' });
    expect(screen.queryByRole('group', { name: 'Who may see your photos?' })).toBeNull();
  });

  it('is shown once', async () => {
    proved();
    const { user } = await prove();
    await user.click(await screen.findByRole('button', { name: 'Decide later' }));
    expect(screen.queryByText('Who may see your phone number?')).toBeNull();
    expect(localStorage.getItem('welcome')).toBeNull();
  });
});
