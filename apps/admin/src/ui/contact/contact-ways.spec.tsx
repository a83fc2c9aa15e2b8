import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { AdminRole } from '@kalyanam/shared/team/roles';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, ok, signInAs } from '../../testing/fake-api';
import { CONTACT_EN } from './contact-words';
import { ContactWays } from './contact-ways';

const MEMBER = { userId: 'u1', name: 'Asha', phone: '9848012345', email: 'asha@example.com' };

function show(role: AdminRole) {
  signInAs(role);
  render(
    <ThemeProvider theme={createTheme({ palette: { ground: { control: '#999' } } } as object)}>
      <QueryClientProvider client={new QueryClient()}>
        <ContactWays user={MEMBER} texts={CONTACT_EN} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return userEvent.setup();
}

it('asks what came of a call, and writes it into the history', async () => {
  const sent: unknown[] = [];
  fakeApi({
    [`POST ${ADMIN_ROUTES.memberNotes('u1')}`]: (body) => {
      sent.push(body);
      return ok({ message: 'Added to the history', note: { id: 'n1' } });
    },
  });
  const user = show('reviewer');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/919848012345');
  await user.click(screen.getByRole('link', { name: 'Call' }));
  expect(await screen.findByRole('dialog', { name: 'Call: Asha' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to the history' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Confirmed' }));
  await user.click(screen.getByRole('button', { name: 'Add to the history' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ kind: 'call', outcome: 'confirmed', text: '' }]);
});

it('offers nothing to who may not contact members', () => {
  show('auditor');
  expect(screen.queryByRole('link')).toBeNull();
});
