import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, ok, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { PATHS } from '../../shell/paths';

const ADMIN = { id: 'admin-1', username: 'padma', name: 'Padma', role: 'reviewer' };

it('a session that ends while notes are typed asks to login over the page and keeps them', async () => {
  fakeApi({
    [`POST ${ADMIN_ROUTES.decision('u1')}`]: () => refusal('session-ended'),
    [`POST ${ADMIN_ROUTES.refresh}`]: () => refusal('session-ended'),
    [`POST ${ADMIN_ROUTES.session}`]: () => ok({ message: '', data: { token: 'fresh', admin: ADMIN } }),
  });
  const { user } = renderApp(PATHS.verify);
  await screen.findByRole('heading', { level: 2, name: 'Sravani Reddy' });
  await user.keyboard('n');
  await user.keyboard('The name differs');
  await user.click(screen.getByRole('button', { name: 'Reject' }));

  const dialog = await screen.findByRole('dialog', { name: 'Please log in again' });
  expect(screen.getByLabelText('Username')).toHaveValue('padma');
  await user.type(screen.getByLabelText('Password'), 'right one{Enter}');
  await waitForElementToBeRemoved(dialog);

  expect(screen.getByRole('heading', { level: 2, name: 'Sravani Reddy' })).toBeVisible();
  expect(screen.getByLabelText(/^Note to the member/)).toHaveValue('The name differs');
});
