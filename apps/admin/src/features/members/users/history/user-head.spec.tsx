import { render, screen } from '@testing-library/react';
import type { UserHistory } from '@kalyanam/shared/team/users';
import { exampleProfile } from '@kalyanam/shared/topics/profile/fields';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UserLead } from './user-head';

it.each([
  ['active', true, 'Online'],
  ['active', false, 'Offline'],
  ['on-hold', true, null],
  ['suspended', true, null],
] as const)('an account that is %s and set to be shown (%s) is called %s', (accountStatus, isActive, word) => {
  const user = {
    ...{ userId: 'm1', name: 'Kavya', email: 'kavya@example.com', phone: '9848012345', verificationStatus: 'verified' },
    ...{ accountStatus, isActive, profile: exampleProfile(), emailVerifiedAt: 'x', phoneVerifiedAt: 'x' },
  } as unknown as UserHistory;
  render(<UserLead user={user} />, { wrapper: MemoryRouter });
  const words = ['Online', 'Offline'].filter((one) => screen.queryByText(one));
  expect(words).toEqual(word ? [word] : []);
});
