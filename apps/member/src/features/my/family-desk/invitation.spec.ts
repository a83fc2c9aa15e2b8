import { setLanguage } from '@kalyanam/web/i18n/language';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { openPage } from '../../../spec/open-page';

const INVITATION = {
  ...{ candidate: 'Lakshmi', role: 'manager', relation: 'mother', phoneEnds: '10', resendAfter: null },
  expiresAt: '2026-11-27T06:30:00Z',
};

beforeEach(() => sessionStorage.clear());

it('asks a new family account for a code where the invitation did not come to its email', async () => {
  const refused = (fields: Record<string, string>) => new Refusal('invalid-form', undefined, fields);
  const calls = fakeApi({
    'GET /desk/invitations/t1': INVITATION,
    'POST /desk/invitations/t1/code': { resendAfter: 60 },
    'POST /desk/invitations/t1/accept': ({ body }) => {
      const { password, emailCode } = body as { password?: string; emailCode?: string };
      if (!password) return refused({ password: 'This field is required' });
      if (!emailCode) return refused({ emailCode: 'Please enter the code that we have sent to this email' });
      return { email: 'mother@example.org', isNew: true };
    },
  });
  const { user } = openPage('/family/t1', null);
  const accept = () => user.click(screen.getByRole('button', { name: 'Accept' }));
  await user.type(await screen.findByLabelText('Your mobile number'), '9848012310');
  await user.click(screen.getByRole('button', { name: 'Send me the code' }));
  await user.type(await screen.findByLabelText('Code'), '123456');
  await accept();
  await user.type(await screen.findByLabelText('Your name'), 'Sarojini Reddy');
  await user.type(screen.getByLabelText('Your email'), 'mother@example.org');
  await user.type(screen.getByLabelText('Choose a password'), 'Marigold7@garden1');
  expect(screen.queryByLabelText('Code from your email')).toBeNull();
  await accept();
  await user.type(await screen.findByLabelText('Code from your email'), '654321');
  await accept();
  expect(await screen.findByText('You have joined the family group. Please log in.')).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('/accept')).at(-1)?.body).toMatchObject({
    code: '123456',
    emailCode: '654321',
    email: 'mother@example.org',
  });
});

it.each([
  ['en', 'manager', 'you see everything but the settings of the candidate, and may do what the candidate allows'],
  ['en', 'reader', 'you see the shortlist of the candidate and vote'],
  ['te', 'manager', 'సంబంధం చూస్తున్నవారి సెట్టింగ్స్ తప్ప అన్నీ మీరు చూడవచ్చు; వారు అనుమతించిన పనులు చేయవచ్చు'],
] as const)('tells the invited, not the candidate, what the role means: %s %s', async (language, role, hint) => {
  fakeApi({ [`GET /desk/invitations/${role}-${language}`]: { ...INVITATION, role } });
  openPage(`/family/${role}-${language}`, null);
  await act(() => setLanguage(language));
  expect(await screen.findByText(new RegExp(`: ${hint}$`))).toBeVisible();
  expect(document.body).not.toHaveTextContent(/but your settings|మీ సెట్టింగ్స్/);
});

it('comes back after a reload to where it was, and sends both codes again', async () => {
  const refused = (fields: Record<string, string>) => new Refusal('invalid-form', undefined, fields);
  const calls = fakeApi({
    'GET /desk/invitations/t1': INVITATION,
    'POST /desk/invitations/t1/code': { resendAfter: 60 },
    'POST /desk/invitations/t1/accept': ({ body }) => {
      const { password, emailCode } = body as { password?: string; emailCode?: string };
      if (!password) return refused({ password: 'This field is required' });
      if (!emailCode) return refused({ emailCode: 'Please enter the code that we have sent to this email' });
      return { email: 'mother@example.org', isNew: true };
    },
  });
  const { user } = openPage('/family/t1', null);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.type(await screen.findByLabelText('Your mobile number'), '9848012310');
  await press('Send me the code');
  await user.type(await screen.findByLabelText('Code'), '123456');
  expect(screen.getByRole('button', { name: /^Another SMS in \d+ s$/ })).toBeDisabled();
  await press('Accept');
  await user.type(await screen.findByLabelText('Your name'), 'Sarojini Reddy');
  await user.type(screen.getByLabelText('Your email'), 'mother@example.org');
  await user.type(screen.getByLabelText('Choose a password'), 'Marigold7@garden1');
  await press('Accept');
  await user.type(await screen.findByLabelText('Code from your email'), '654321');
  expect(await screen.findByRole('button', { name: /^Another email in \d+ s$/ })).toBeDisabled();
  const kept = JSON.stringify({ ...sessionStorage });
  for (const secret of ['123456', '654321', 'Marigold7@garden1']) expect(kept).not.toContain(secret);

  cleanup();
  const later = Date.now() + 61_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
  openPage('/family/t1', null);
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  expect(screen.getByLabelText('Your name')).toHaveValue('Sarojini Reddy');
  expect(screen.getByLabelText('Your email')).toHaveValue('mother@example.org');
  expect(screen.getByLabelText('Choose a password')).toHaveValue('');
  const before = calls.length;
  await press('Resend the code by SMS');
  expect(await screen.findByText('We sent a new code to 9848012310.')).toBeVisible();
  expect(calls[before]).toMatchObject({ path: '/desk/invitations/t1/code', body: { phone: '9848012310' } });
  await user.type(screen.getByLabelText('Code'), '234567');
  await user.type(screen.getByLabelText('Choose a password'), 'Marigold7@garden1');
  await press('Resend the code by email');
  expect(await screen.findByText('We sent a new code to mother@example.org.')).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ code: '234567', email: 'mother@example.org', emailCode: '' });
  expect(await screen.findByRole('button', { name: /^Another email in/ })).toBeDisabled();
  clock.mockRestore();

  await press('Another number');
  expect(await screen.findByLabelText('Your mobile number')).toHaveValue('');
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/98480|mother@/));
});
