import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { display } from '../../session/display';
import { fakeApi } from '../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';

const MADE_BY_FAMILY = makeUser('not-verified', {
  ...{ emailVerified: true, phoneVerified: true, consentNeeded: true, profile: { name: 'Kavya Reddy' } },
});
const ANSWERS = {
  'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'not-verified' }) },
  'GET /auth/codes': { candidate: { phone: '9848099001', resendAfter: null } },
  'GET /profiles': { profiles: [], page: 1, total: 0, totalPages: 0 },
};

const PLAIN = display.get();
afterEach(() => display.set(PLAIN));

it.each([
  ['/', false],
  ['/', true],
  ['/verify', false],
  ['/my-profile', false],
  ['/all-functions', false],
  ['/profiles', false],
  ['/interests', false],
])('says on %s (simple: %s) that the candidate must say yes, and nothing of codes', async (path, simple) => {
  fakeApi(ANSWERS);
  display.set({ ...PLAIN, simple });
  openPage(path, MADE_BY_FAMILY);
  for (const words of await screen.findAllByText('Kavya Reddy must say yes first')) expect(words).toBeVisible();
  expect(screen.queryByText(/verify (your )?email|email and phone/i)).toBeNull();
  expect(screen.queryByText('After both codes')).toBeNull();
});

it('names the consent with the codes where all of them are missing', async () => {
  fakeApi(ANSWERS);
  openPage('/all-functions', makeUser('not-verified', { consentNeeded: true }));
  expect((await screen.findAllByText('Opens after both codes and the consent')).length).toBeGreaterThan(1);
  expect(screen.queryByText('Opens once email and phone are verified')).toBeNull();
});
