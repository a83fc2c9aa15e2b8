import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it.each(['/', '/verify', '/my-profile'])(
  'says on %s that the candidate must say yes, and nothing of codes',
  async (path) => {
    fakeApi(ANSWERS);
    openPage(path, MADE_BY_FAMILY);
    expect(await screen.findByText('Kavya Reddy must say yes first')).toBeVisible();
    expect(screen.queryByText(/verify (your )?email/i)).toBeNull();
    expect(screen.queryByText('After both codes')).toBeNull();
  },
);
