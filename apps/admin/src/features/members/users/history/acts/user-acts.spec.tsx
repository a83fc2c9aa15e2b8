import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { UserHistory } from '@kalyanam/shared/team/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../../../app/query-client';
import { fakeApi, ok, signInAs } from '../../../../../testing/fake-api';
import { Look } from '../../../../../theme/look';
import { UserActs } from './user-acts';

const queries = createQueryClient();
const NO_LINKS = { links: 0, open: 0, views: 0 };
const page = (accountStatus: UserHistory['accountStatus']) => (
  <Look>
    <QueryClientProvider client={queries}>
      <UserActs user={{ userId: 'u1', name: 'Asha', accountStatus, biodata: NO_LINKS } as UserHistory} />
    </QueryClientProvider>
  </Look>
);

it('leads on to the other acts when the one pressed is gone', async () => {
  signInAs('owner');
  fakeApi({ [`POST ${ADMIN_ROUTES.restoreUser('u1')}`]: () => ok({ message: 'Account restored' }) });
  const user = userEvent.setup();
  const { rerender } = render(page('on-hold'));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await user.type(screen.getByRole('textbox'), 'All is well.{Tab}{Tab}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Restore' })).toHaveFocus();
  rerender(page('active'));
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});
