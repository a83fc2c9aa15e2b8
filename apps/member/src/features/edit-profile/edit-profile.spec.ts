import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';
import { profileValues } from '../../domain/profile-form/profile-values';
import { loadEditDraft } from './edit-draft';

it('keeps the last words when the page is left at once', async () => {
  sessionStorage.clear();
  fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ expectations: 'Kind.' }) } });
  const { user } = openPage('/my-profile/edit', makeUser('verified'));
  await user.type(await screen.findByLabelText('Partner expectations'), ' And patient.');
  cleanup();
  expect(loadEditDraft('me')?.values.expectations).toBe('Kind. And patient.');
});

it('takes a draft from before a field was there', async () => {
  const { gothra, ...older } = profileValues(makeMyProfile());
  const values = { ...older, expectations: 'Kind. And patient.' };
  sessionStorage.setItem('edit-draft me', JSON.stringify({ base: older, version: 1, values }));
  expect(loadEditDraft('me')?.values).toEqual({ ...values, gothra: '' });
  expect(gothra).toBe('Kasyapa');
});

it('replaces identity numbers until the team decides, and keeps none of them', async () => {
  sessionStorage.clear();
  const profile = makeMyProfile({ verificationStatus: 'semi-verified', aadhaarLast4: '0124' });
  const calls = fakeApi({
    'GET /profiles/me': { profile },
    'PUT /verification/identity-numbers': { aadhaarLast4: '2346' },
  });
  const { user } = openPage('/my-profile/edit', makeUser('semi-verified'));
  expect(await screen.findByText(/^We have an Aadhaar number that ends in 0124\./)).toBeVisible();
  const replace = screen.getByRole('button', { name: 'Replace the numbers' });
  await user.click(replace);
  expect(await screen.findByText('This field is required')).toBeVisible();
  await user.type(screen.getByLabelText('Aadhaar number'), '2341 2341 2346');
  await user.click(replace);
  expect(await screen.findByText('The numbers are replaced.')).toBeVisible();
  expect(screen.getByLabelText('Aadhaar number')).toHaveValue('');
  expect(calls).toContainEqual(expect.objectContaining({ body: { aadhaarNumber: '234123412346', panNumber: null } }));
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('2346');
});

it('asks for no numbers after a decision', async () => {
  fakeApi({ 'GET /profiles/me': { profile: makeMyProfile() } });
  openPage('/my-profile/edit', makeUser('verified'));
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(main.queryByLabelText('Aadhaar number')).toBeNull();
});
