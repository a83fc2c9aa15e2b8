import type { TeamCheck } from '@kalyanam/shared/team/check-queue';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '../../shell/paths';
import { fakeApi, ok, signInAs } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const line = (fact: TeamCheck['fact'], more: Partial<TeamCheck> = {}): TeamCheck => ({
  ...{ fact, state: 'said', method: null, evidence: null, date: null },
  ...{ failed: false, until: null, role: null, revoked: null, waiting: false },
  ...more,
});

it('shows in the case what was checked, what failed and what waits, and takes a check back with a reason', async () => {
  signInAs('reviewer');
  const identity = line('identity', { state: 'checked', method: 'seen', evidence: 'passport', date: '2026-03-03' });
  const reasons: unknown[] = [];
  fakeApi({
    [`GET ${ADMIN_ROUTES.factChecks('u1')}`]: () =>
      ok({ checks: [identity, line('photo', { failed: true }), line('education', { waiting: true })] }),
    [`POST ${ADMIN_ROUTES.revokeCheck('u1', 'identity')}`]: (body) => {
      reasons.push(body);
      return ok({ checks: [line('identity', { revoked: 'Another person' })] });
    },
  });
  const { user } = renderApp(PATHS.verify);
  await user.click(await screen.findByRole('button', { name: 'What we checked' }));
  const row = (await screen.findByText('document seen, Passport, 3 Mar 2026')).closest('li') as HTMLElement;
  expect(within(row).getByText('Checked')).toBeVisible();
  expect(screen.getByText('Failed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'A file waits' })).toHaveAttribute('href', PATHS.checks);
  await user.click(within(row).getByRole('button', { name: 'Take back: Identity' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Why/), 'Another person');
  await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Taken back: Another person')).toBeVisible();
  expect(reasons).toEqual([{ reason: 'Another person' }]);
});
