import type { EligibleBatchRow } from '@kalyanam/shared/team/eligible-users';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../../shell/paths';
import { fakeApi, ok, page, refusal, signInAs } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';

const LIST = `GET ${ADMIN_ROUTES.eligibleBatches}`;
const UNDO = `DELETE ${ADMIN_ROUTES.eligibleBatch('b1')}`;
const row = (more: Partial<EligibleBatchRow> = {}): EligibleBatchRow => ({
  id: 'b1',
  label: 'Kurnool sabha list, Nov',
  addedBy: 'padma',
  addedAt: '2026-11-20T05:00:00.000Z',
  pairs: 1200,
  left: 1200,
  registered: 3,
  undone: null,
  ...more,
});

describe('imports', () => {
  it('say who added how many, how many have registered, and lead to their pairs', async () => {
    fakeApi({ [LIST]: () => page([row()]) });
    renderApp(PATHS.eligibleBatches);
    const line = within(await screen.findByRole('row', { name: /^Kurnool/ }));
    expect(line.getByText(/ by padma$/)).toBeVisible();
    expect(line.getByText('1,200')).toBeVisible();
    expect(line.getByText('3')).toBeVisible();
    expect(line.getByRole('link')).toHaveAttribute('href', `${PATHS.eligibleUsers}?batch=b1`);
    // A reviewer reads them only.
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add Eligible Users' })).not.toBeInTheDocument();
  });

  it('are undone by an owner, who reads before how many stay', async () => {
    signInAs('owner');
    const undone = vi.fn(() => ok({ removed: 1197, kept: 3, used: 2, registered: 1 }));
    const rows = [
      row(),
      row({ id: 'b2', label: '', left: 2, registered: 2, undone: { by: 'padma', at: '2026-11-21' } }),
    ];
    fakeApi({ [LIST]: () => page(rows), [UNDO]: undone });
    const { user } = renderApp(PATHS.eligibleBatches);
    const other = within(await screen.findByRole('row', { name: /^No label/ }));
    expect(other.getByText('Undone')).toBeVisible();
    expect(other.queryByRole('button')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo Kurnool sabha list, Nov' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Undo this import?' }));
    expect(dialog.getByText(/^1,197 pairs will be removed\..*3 pairs will stay/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
    expect(
      await screen.findByText(
        'Import undone: 1,197 removed; 3 stay: 2 used for a verification, 1 registered and not verified yet',
      ),
    ).toBeVisible();
    expect(undone).toHaveBeenCalledOnce();
  });

  it('that cannot be undone say so', async () => {
    signInAs('owner');
    fakeApi({ [LIST]: () => page([row()]), [UNDO]: () => refusal('busy') });
    const { user } = renderApp(PATHS.eligibleBatches);
    await user.click(await screen.findByRole('button', { name: /^Undo Kurnool/ }));
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
  });
});
