import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';
import { profileValues } from '@kalyanam/web/form/profile-values';
import { loadEditDraft } from './edit-draft';

it('keeps the last words when the page is left immediately', async () => {
  sessionStorage.clear();
  fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ expectations: 'Kind.' }) } });
  const { user } = openPage('/my-profile/edit/words', makeUser('verified'));
  await user.type(await screen.findByLabelText('Partner expectations'), ' And patient.');
  cleanup();
  expect(loadEditDraft('me', 'words')?.values.expectations).toBe('Kind. And patient.');
});

it('takes a draft from before a field was there', async () => {
  const { gothra, ...older } = profileValues(makeMyProfile());
  const values = { ...older, expectations: 'Kind. And patient.' };
  sessionStorage.setItem('edit-draft me words', JSON.stringify({ base: older, version: 1, values }));
  expect(loadEditDraft('me', 'words')?.values).toEqual({ ...values, gothra: '' });
  expect(gothra).toBe('Kasyapa');
});

it('replaces identity numbers until the team decides, and keeps none of them', async () => {
  sessionStorage.clear();
  const profile = makeMyProfile({ verificationStatus: 'semi-verified', identity: { kind: 'aadhaar', last4: '0124' } });
  const calls = fakeApi({
    'GET /profiles/me': { profile },
    'PUT /verification/identity-numbers': { kind: 'aadhaar', last4: '2346' },
  });
  const { user } = openPage('/my-profile/edit', makeUser('semi-verified'));
  expect(await screen.findByText(/^The number of the Aadhaar card that we have ends in 0124\./)).toBeVisible();
  const replace = await screen.findByRole('button', { name: 'Replace the numbers' });
  await user.click(replace);
  expect(await screen.findByText('This field is required')).toBeVisible();
  await user.type(screen.getByLabelText('Aadhaar number'), '2341 2341 2346');
  await user.click(replace);
  expect(await screen.findByText('The numbers are replaced.')).toBeVisible();
  expect(screen.getByLabelText('Aadhaar number')).toHaveValue('');
  expect(calls).toContainEqual(
    expect.objectContaining({ body: { identityKind: 'aadhaar', aadhaarNumber: '234123412346', panNumber: null } }),
  );
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('2346');
});

it('takes another document, whose number takes the place of the one before', async () => {
  const profile = makeMyProfile({ verificationStatus: 'semi-verified', identity: { kind: 'passport', last4: '4567' } });
  const calls = fakeApi({
    'GET /profiles/me': { profile },
    'PUT /verification/identity-numbers': { kind: 'aadhaar-masked', last4: '1235' },
  });
  const { user } = openPage('/my-profile/edit', makeUser('semi-verified'));
  expect(await screen.findByText(/^The number of the passport that we have ends in 4567\./)).toBeVisible();
  await user.type(await screen.findByLabelText('Passport number'), 'K1234567');
  await user.click(screen.getByLabelText('Masked Aadhaar'));
  const lastFour = screen.getByLabelText('Last 4 digits of the Aadhaar number');
  expect(lastFour).toHaveValue('');
  await user.type(lastFour, '4968 5824 1235');
  await user.click(await screen.findByRole('button', { name: 'Replace the numbers' }));
  expect(await screen.findByText('Please enter only the last 4 digits')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  await user.clear(lastFour);
  await user.type(lastFour, '1235');
  await user.click(await screen.findByRole('button', { name: 'Replace the numbers' }));
  expect(await screen.findByText('The numbers are replaced.')).toBeVisible();
  expect(calls).toContainEqual(
    expect.objectContaining({ body: { identityKind: 'aadhaar-masked', identityNumber: '1235', panNumber: null } }),
  );
});

it('asks for no numbers after a decision', async () => {
  fakeApi({ 'GET /profiles/me': { profile: makeMyProfile() } });
  openPage('/my-profile/edit', makeUser('verified'));
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: /^Personal/ })).toBeVisible();
  expect(main.queryByLabelText('Aadhaar number')).toBeNull();
});

it('shows what each part holds, what waits for the team and what is not saved yet', async () => {
  sessionStorage.clear();
  const profile = makeMyProfile({ pendingReview: { gothra: 'Vasishtha' } });
  const words = profileValues(profile);
  const draft = { base: words, version: 1, values: { ...words, selfSummary: 'New.' } };
  sessionStorage.setItem('edit-draft me words', JSON.stringify(draft));
  fakeApi({ 'GET /profiles/me': { profile } });
  openPage('/my-profile/edit', makeUser('verified'));
  expect(await screen.findByRole('link', { name: /^Caste and gothra.*Kasyapa.*In review$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^In your own words.*Not saved yet$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Personal/ })).toHaveAttribute('href', '/my-profile/edit/personal');
});

it('asks before unsaved changes are left, and forgets them only then', async () => {
  sessionStorage.clear();
  fakeApi({ 'GET /profiles/me': { profile: makeMyProfile() } });
  const { user, address } = openPage('/my-profile/edit/caste', makeUser('verified'));
  await user.type(await screen.findByRole('combobox', { name: 'Gothra' }), 'x{Escape}');
  await user.click(screen.getByRole('link', { name: 'Edit Profile' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/my-profile/edit/caste');
  expect(screen.getByLabelText('Gothra')).toHaveValue('Kasyapax');
  await user.click(screen.getByRole('link', { name: 'Edit Profile' }));
  await user.click(await screen.findByRole('button', { name: 'Discard and leave' }));
  await waitFor(() => expect(address()).toBe('/my-profile/edit'));
  expect(loadEditDraft('me', 'caste')).toBeNull();
});

it('saves again automatically where only other fields were changed elsewhere', async () => {
  sessionStorage.clear();
  let version = 1;
  const profile = () => makeMyProfile({ version, selfSummary: version === 1 ? 'Old.' : 'Newer.' });
  const calls = fakeApi({
    'GET /profiles/me': () => ({ profile: profile() }),
    'PATCH /profiles/me': ({ body }) =>
      (body as { version: number }).version === 2 ? { profile: profile() } : new Refusal('changed-meanwhile'),
  });
  const { user, address } = openPage('/my-profile/edit/caste', makeUser('verified'));
  await user.type(await screen.findByRole('combobox', { name: 'Gothra' }), 'x{Escape}');
  version = 2;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/my-profile/edit'));
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { gothra: 'Kasyapax', version: 1 },
    { gothra: 'Kasyapax', version: 2 },
  ]);
});
