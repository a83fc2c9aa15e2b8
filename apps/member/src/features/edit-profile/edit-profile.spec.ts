import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';
import { loadEditDraft } from './edit-draft';

it('keeps the last words when the page is left at once', async () => {
  sessionStorage.clear();
  fakeApi({ 'GET /profiles/me': { profile: makeMyProfile() } });
  const { user } = openPage('/my-profile/edit', makeUser('verified'));
  await user.type(await screen.findByLabelText('Partner expectations'), ' And patient.');
  cleanup();
  expect(loadEditDraft('me')?.values.expectations).toBe('Kind. And patient.');
});
