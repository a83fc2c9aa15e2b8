import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { display } from '../../../session/display';
import { fakeApi } from '../../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

it('greets the person who made the profile by their own name, not by the candidate’s', async () => {
  fakeApi({
    'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'semi-verified' }) },
    'GET /profiles': { profiles: [], page: 1, total: 0, totalPages: 0 },
  });
  display.set({ ...display.get(), simple: false });
  const registrant = { name: 'Lakshmi Reddy', relation: 'mother', madeFor: 'daughter' } as const;
  openPage('/', makeUser('semi-verified', { name: 'Kavya Reddy', profile: { name: 'Kavya Reddy' }, registrant }));
  expect(await screen.findByRole('heading', { level: 1, name: /, Lakshmi( Reddy)?$/ })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Profile menu.*Lakshmi Reddy/ })).toBeVisible();
});
