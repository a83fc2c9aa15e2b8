import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const OPENED = {
  ...{
    ticket: 't1',
    name: 'Sravani Reddy',
    relation: 'mother',
    maker: 'Your mother',
    agreed: false,
    staysAtDesk: true,
  },
  ...{ photoVisibility: 'accepted', contactVisibility: 'accepted' },
  profile: makeView({ name: 'Sravani Reddy', age: 27, selfSummary: 'Calm, laughs easily.' }),
};
const SENT = { message: '', resendAfter: 60, attempt: 'a1' };
const INDIA = { 'GET /phone-countries': { countries: [{ code: '91', sms: true }] } };

describe('a profile that someone else made', () => {
  beforeEach(() => sessionStorage.clear());

  it('is opened by the candidate’s phone and taken over with their own email and password', async () => {
    const calls = fakeApi({
      ...INDIA,
      'POST /consent/candidate/own': SENT,
      'POST /consent/candidate/own/open': OPENED,
      'POST /consent/candidate/own/email': SENT,
      'POST /consent/candidate/own/take-over': { message: '' },
    });
    const { user } = openPage('/made-for-me');
    await user.type(await screen.findByLabelText('Your mobile number'), '98480 99001{Enter}');
    expect(await screen.findByText(/If a profile was made with/)).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('Sravani Reddy, 27')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I take it over' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    await user.type(screen.getByLabelText('Your email'), 'sravani@example.com');
    await user.type(screen.getByLabelText('Name of the person who made the profile'), 'Lakshmi Reddy{Enter}');
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.type(screen.getByLabelText('New password'), 'Muggulu2027{Enter}');
    expect(await screen.findByText('The profile is yours')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(calls.flatMap(({ body }) => body ?? [])).toEqual([
      { phone: '9848099001' },
      { phone: '9848099001', attempt: 'a1', code: '123456' },
      { ticket: 't1', email: 'sravani@example.com' },
      {
        ...{ ticket: 't1', email: 'sravani@example.com', code: '123456' },
        ...{ password: 'Muggulu2027', makerName: 'Lakshmi Reddy' },
      },
    ]);
  });

  it('comes back to the field for the code after a reload, until another number is given', async () => {
    const calls = fakeApi({ ...INDIA, 'POST /consent/candidate/own': SENT });
    const { user } = openPage('/made-for-me');
    await user.type(await screen.findByLabelText('Your mobile number'), '9848099001{Enter}');
    expect(await screen.findByLabelText('Code')).toBeVisible();
    cleanup();
    openPage('/made-for-me');
    expect(await screen.findByLabelText('Code')).toBeVisible();
    expect(screen.getByText(/the one that came stays valid/)).toBeVisible();
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Another number' }));
    expect(await screen.findByLabelText('Your mobile number')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('9848099001');
  });

  it('says one thing of every code that does not open it, and erases only after a question', async () => {
    let right = false;
    const calls = fakeApi({
      ...INDIA,
      'POST /consent/candidate/own': SENT,
      'POST /consent/candidate/own/open': () => (right ? OPENED : new Refusal('invalid-otp')),
      'POST /consent/candidate/own/erasure': { message: '' },
    });
    const { user } = openPage('/made-for-me');
    await user.type(await screen.findByLabelText('Your mobile number'), '9848099001{Enter}');
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong or no longer valid');
    right = true;
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the profile' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(calls.some(({ path }) => path.endsWith('/erasure'))).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Delete the profile' }));
    expect(await screen.findByText('The profile is deleted')).toBeVisible();
  });

  it('is seen as others will see it by the link of the SMS, and agreed to', async () => {
    const calls = fakeApi({
      'POST /consent/candidate/own/link': OPENED,
      'POST /consent/candidate/own/agreement': { message: '' },
    });
    const { user } = openPage('/made-for-me?link=abc');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your mother made this profile for you' }),
    ).toBeVisible();
    expect(await screen.findByText('Calm, laughs easily.')).toBeVisible();
    expect(screen.getByText('Your photos: only families after both sides have said yes.')).toBeVisible();
    expect(screen.getByText(/^Your own number: no one/)).toBeVisible();
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Yes, that is fine' }));
    expect(await screen.findByText('You have said yes')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ link: 'abc' }, { ticket: 't1' }]);
  });

  it('has what is wrong in it changed before the yes, which stays open', async () => {
    const calls = fakeApi({
      'POST /consent/candidate/own/link': OPENED,
      'POST /consent/candidate/own/change': { message: '' },
    });
    const { user } = openPage('/made-for-me?link=abc');
    await user.click(await screen.findByRole('button', { name: 'Change something' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('This field is required')).toBeVisible();
    await user.type(screen.getByLabelText('What should be different?'), 'I am 5 ft 4.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('We have sent your words')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ ticket: 't1', words: 'I am 5 ft 4.' });
    expect(screen.getByRole('button', { name: 'Yes, that is fine' })).toBeVisible();
  });

  it('asks for the number where the link is over, and for no second yes', async () => {
    fakeApi({ ...INDIA, 'POST /consent/candidate/own/link': new Refusal('candidate-ticket-over') });
    openPage('/made-for-me?link=old');
    expect(await screen.findByText(/^This link no longer works/)).toBeVisible();
    expect(await screen.findByLabelText('Your mobile number')).toBeVisible();
    cleanup();
    fakeApi({ 'POST /consent/candidate/own/link': { ...OPENED, agreed: true } });
    openPage('/made-for-me?link=abc');
    expect(await screen.findByText('Who sees it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, that is fine' })).toBeNull();
  });
});
