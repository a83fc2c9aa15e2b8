import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { display } from '../../../session/display';
import { fakeApi } from '../../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const MADE_BY_FAMILY = makeUser('semi-verified', {
  ...{ emailVerified: true, phoneVerified: true, consentNeeded: true, profile: { name: 'Kavya Reddy' } },
});
const ANSWERS = {
  'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'semi-verified' }) },
  'GET /auth/codes': { candidate: { phone: '9848099001', resendAfter: null } },
  'GET /profiles': { profiles: [], page: 1, total: 0, totalPages: 0 },
  'GET /interests': { box: 'received', profiles: [], counts: { received: 0, sent: 0, accepted: 0 }, left: 5 },
};

const PLAIN = display.get();
afterEach(() => display.set(PLAIN));

it.each([
  ['/', false],
  ['/verify', false],
  ['/my-profile', false],
  ['/profiles', false],
])('says on %s (simple: %s) that the candidate must say yes, and nothing of codes', async (path, simple) => {
  fakeApi(ANSWERS);
  display.set({ ...PLAIN, simple });
  openPage(path, MADE_BY_FAMILY);
  for (const words of await screen.findAllByText('Kavya Reddy must say yes first')) expect(words).toBeVisible();
  expect(screen.queryByText(/verify (your )?email|email and phone/i)).toBeNull();
  expect(screen.queryByText('After both codes')).toBeNull();
});

it.each(['/all-functions', '/'])('lets the family browse in the meantime, which %s offers', async (path) => {
  fakeApi(ANSWERS);
  display.set({ ...PLAIN, simple: path === '/' });
  openPage(path, MADE_BY_FAMILY);
  const main = await screen.findByRole('main');
  expect((await within(main).findAllByRole('link', { name: /^Browse Profiles/i }))[0]).toBeVisible();
  expect(screen.queryByText('Opens once email and phone are verified')).toBeNull();
});

it('says before the codes what opens with them, and what only with the consent', async () => {
  fakeApi({ ...ANSWERS, 'POST /auth/codes/email': { message: '', resendAfter: 60 } });
  openPage('/verify', makeUser('not-verified', { consentNeeded: true, name: 'Kavya Reddy' }));
  const opens = await screen.findByRole('region', { name: 'What opens, and when' });
  expect(
    within(opens)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'After both codesYou can browse profiles.',
    'After the consentOthers can find this profile, and our team checks it.',
    expect.stringContaining('After our team’s review'),
  ]);
  cleanup();
  openPage('/verify', MADE_BY_FAMILY);
  const main = await screen.findByRole('main');
  expect(await within(main).findByRole('link', { name: 'Browse Profiles' })).toHaveAttribute('href', '/profiles');
});
