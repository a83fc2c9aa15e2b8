import type { BulkRequest } from '@kalyanam/shared/team/bulk';
import type { ReportedMember, ReportRow } from '@kalyanam/shared/team/reports';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PATHS } from '../../shell/paths';
import { fakeApi, ok, page, refusal, signInAs } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const DISMISS = `POST ${ADMIN_ROUTES.dismissReports}`;
const NOTE = /^Note to the team/;

const person = (userId: string, name: string) => ({ userId, name, accountStatus: 'active' }) as ReportedMember;
const report = (id: string, name: string): ReportRow => ({
  id,
  reason: 'fake',
  description: '',
  createdAt: '2026-11-19T05:12:00.000Z',
  reported: person(id, name),
  system: null,
  other: null,
  reporter: person('w', 'Witness'),
  severity: 'other',
  reports: 1,
  decision: null,
});

const answered = (of: readonly ReportRow[], outcome = 'done') =>
  ok({
    rows: of.map(({ id, reported: { name } }) => ({ id, name, phone: '', outcome })),
    total: of.length,
    pendingUntil: null,
  });

describe('an act on several rows', () => {
  beforeEach(() => signInAs('owner'));

  /** Two open reports, both ticked. */
  async function openReports(act: (of: readonly ReportRow[]) => Response) {
    let rows = [report('r1', 'Asha'), report('r2', 'Ravi')];
    const sent: BulkRequest[] = [];
    fakeApi({
      [`GET ${ADMIN_ROUTES.reports}`]: () => page(rows),
      [DISMISS]: (body) => {
        const wish = body as BulkRequest;
        if (wish.preview) return answered(rows);
        sent.push(wish);
        const answer = act(rows);
        if (answer.ok) rows = [];
        return answer;
      },
    });
    const { user } = renderApp(`${PATHS.reports}?state=open`);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'Dismiss' }));
      return within(await screen.findByRole('dialog', { name: 'Dismiss' }));
    };
    return { user, sent, ask };
  }

  it('keeps a note that was typed, and says so', async () => {
    const { user, ask } = await openReports(answered);
    await user.type(await (await ask()).findByRole('textbox', { name: NOTE }), 'Spam');
    await user.keyboard('{Escape}');
    const dialog = await ask();
    const note = await dialog.findByRole('textbox', { name: NOTE });
    expect(note).toHaveValue('Spam');
    expect(dialog.getByText('What you typed before is still here.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Clear' }));
    expect(note).toHaveValue('');
    expect(note).toHaveFocus();
    expect(dialog.queryByText('What you typed before is still here.')).toBeNull();
  });

  it('leads to the note it wants', async () => {
    const { user, sent, ask } = await openReports(answered);
    const dialog = await ask();
    const note = await dialog.findByRole('textbox', { name: NOTE });
    expect(note).toBeRequired();
    await user.click(dialog.getByRole('button', { name: 'Dismiss 2' }));
    expect(note).toHaveFocus();
    expect(note).toHaveAccessibleDescription(MESSAGES.required);
    await user.type(note, 'Spam');
    await user.click(dialog.getByRole('button', { name: 'Dismiss 2' }));
    expect(await screen.findByText('2 dismissed')).toBeVisible();
    expect(sent).toEqual([{ ids: ['r1', 'r2'], notes: 'Spam' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Reports', level: 1 })).toHaveFocus();
  });

  it('that fails stays open with its note', async () => {
    const { user, ask } = await openReports(() => refusal('busy'));
    const dialog = await ask();
    const note = await dialog.findByRole('textbox', { name: NOTE });
    await user.type(note, 'Spam');
    await user.click(dialog.getByRole('button', { name: 'Dismiss 2' }));
    expect(await dialog.findByText(/Press again to go on: nothing is done twice/)).toBeVisible();
    expect(note).toHaveValue('Spam');
  });

  it('says which rows it left out', async () => {
    const { user, ask } = await openReports((rows) => answered(rows, 'changed'));
    const dialog = await ask();
    await user.type(await dialog.findByRole('textbox', { name: NOTE }), 'Spam');
    await user.click(dialog.getByRole('button', { name: 'Dismiss 2' }));
    expect(await dialog.findByText('2 left out: has changed since you looked')).toBeVisible();
    expect(dialog.getByText('0 of 2 dismissed')).toBeVisible();
  });
});
