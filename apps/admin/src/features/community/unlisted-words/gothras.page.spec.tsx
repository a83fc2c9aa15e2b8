import type { GothraDecisionRow, GothraQueueRow } from '@kalyanam/shared/team/gothras';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, page, refusal, signInAs } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { forgetTyping } from '../../../ui/form/shortcuts';

const LIST = `GET ${ADMIN_ROUTES.gothras}`;
const DECIDED = `GET ${ADMIN_ROUTES.gothraDecisions}`;
const DECIDE = `POST ${ADMIN_ROUTES.gothraDecisions}`;
const UNDO = `DELETE ${ADMIN_ROUTES.gothraDecision('d1')}`;

const row = (text: string, more: Partial<GothraQueueRow> = {}): GothraQueueRow => ({
  key: text.toLowerCase(),
  text,
  others: [],
  members: 2,
  lines: 3,
  oldest: '2026-11-20T05:00:00.000Z',
  nearest: [
    { id: 'kasyapa', en: 'Kasyapa', te: 'కాశ్యప' },
    { id: 'atreya', en: 'Atreya', te: 'ఆత్రేయ' },
  ],
  ...more,
});
const decision = (more: Partial<GothraDecisionRow> = {}): GothraDecisionRow => ({
  id: 'd1',
  act: 'map',
  text: 'Pentakula',
  gothra: { id: 'kasyapa', en: 'Kasyapa', te: 'కాశ్యప' },
  lines: 3,
  by: 'padma',
  at: '2026-11-20T05:00:00.000Z',
  undoUntil: '2999-12-20T05:00:00.000Z',
  undoneAt: null,
  ...more,
});
const decided = (message: string) => vi.fn((_: unknown) => ok({ message, decision: decision() }));

describe('gothras that are not in the list', () => {
  it('are mapped to one of the nearest, with a way back', async () => {
    const [sent, undone] = [decided('Counted as a gothra in the list'), decided('Decision undone')];
    fakeApi({ [LIST]: () => page([row('Pentakula', { others: ['PENTAKULA'] })]), [DECIDE]: sent, [UNDO]: undone });
    const { user } = renderApp(PATHS.gothras);
    const line = within(await screen.findByRole('row', { name: /^Pentakula also PENTAKULA/ }));
    expect(line.getByText('Kasyapa, Atreya')).toBeVisible();
    await user.click(line.getByRole('button', { name: 'Same as… Pentakula' }));
    const dialog = within(screen.getByRole('dialog', { name: '“Pentakula” is the same as…' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('radio', { name: 'Kasyapa · కాశ్యప' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Counted as a gothra in the list: Pentakula')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ key: 'pentakula', act: 'map', gothraId: 'kasyapa' });
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Decision undone: Pentakula')).toBeVisible();
    expect(undone).toHaveBeenCalledOnce();
  });

  it('are found in the rest of the list', async () => {
    const sent = decided('Counted as a gothra in the list');
    fakeApi({
      [LIST]: () => page([row('Pentakula')]),
      [DECIDE]: sent,
      [`GET ${ADMIN_ROUTES.gothraNames}`]: () => ok({ gothras: [{ id: 'gautama', en: 'Gautama', te: 'గౌతమ' }] }),
    });
    const { user } = renderApp(PATHS.gothras);
    await user.click(await screen.findByRole('button', { name: 'Same as… Pentakula' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Find in the list'), 'gau');
    await user.click(await dialog.findByRole('radio', { name: 'Gautama · గౌతమ' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Counted as a gothra in the list: Pentakula')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ key: 'pentakula', act: 'map', gothraId: 'gautama' });
  });

  it('say in the dialog that the list cannot be searched, or has no such gothra', async () => {
    const answers = [refusal('unexpected'), ok({ gothras: [] })];
    fakeApi({
      [LIST]: () => page([row('Pentakula')]),
      [`GET ${ADMIN_ROUTES.gothraNames}`]: () => answers.shift() ?? ok({ gothras: [] }),
    });
    const { user } = renderApp(PATHS.gothras);
    await user.click(await screen.findByRole('button', { name: 'Same as… Pentakula' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Find in the list'), 'q');
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.type(dialog.getByLabelText('Find in the list'), 'q');
    expect(await dialog.findByText('The list has no such gothra.')).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are added once their names are right in both scripts', async () => {
    const sent = decided('Gothra added');
    fakeApi({ [LIST]: () => page([row('Pentakula')]), [DECIDE]: sent });
    const { user } = renderApp(PATHS.gothras);
    await user.click(await screen.findByRole('button', { name: 'Add to list Pentakula' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add “Pentakula” to the list' }));
    expect(dialog.getByLabelText('Name in English')).toHaveValue('Pentakula');
    expect(dialog.getByLabelText('Id')).toHaveValue('pentakula');
    await user.type(dialog.getByLabelText('Name in Telugu'), 'Penta');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Please write the name in Telugu letters')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.clear(dialog.getByLabelText('Name in Telugu'));
    await user.type(dialog.getByLabelText('Name in Telugu'), 'పెంటకుల');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Gothra added: Pentakula')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      ...{ key: 'pentakula', act: 'add', en: 'Pentakula', te: 'పెంటకుల', slug: 'pentakula', kind: 'house' },
    });
  });

  it('are turned and left by keys', async () => {
    const sent = decided('Kept as written');
    fakeApi({ [LIST]: () => page([row('Pentakula'), row('Gondakula')]), [DECIDE]: sent });
    const { user } = renderApp(PATHS.gothras);
    await screen.findByRole('button', { name: 'Same as… Gondakula' });
    forgetTyping();
    await user.keyboard('j');
    expect(screen.getByRole('button', { name: 'Same as… Gondakula' })).toHaveFocus();
    forgetTyping();
    await user.keyboard('k');
    expect(screen.getByRole('button', { name: 'Same as… Pentakula' })).toHaveFocus();
    forgetTyping();
    await user.keyboard('j');
    forgetTyping();
    await user.keyboard('l');
    expect(await screen.findByText('Kept as written: Pentakula')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ key: 'gondakula', act: 'leave' });
  });

  it('that a colleague has decided say so', async () => {
    fakeApi({ [LIST]: () => page([row('Pentakula')]), [DECIDE]: () => refusal('already-decided') });
    const { user } = renderApp(PATHS.gothras);
    await user.click(await screen.findByRole('button', { name: 'Keep as written Pentakula' }));
    expect(await screen.findByText('This case has already been decided.')).toBeVisible();
  });

  it('are only read by support', async () => {
    signInAs('support');
    fakeApi({ [LIST]: () => page([row('Pentakula')]) });
    renderApp(PATHS.gothras);
    const line = within(await screen.findByRole('row', { name: /^Pentakula/ }));
    expect(line.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  });

  it('that are decided can be undone while it is time', async () => {
    const undone = decided('Decision undone');
    const rows = [
      decision(),
      decision({ id: 'd2', text: 'Old', undoUntil: '2026-01-01T00:00:00.000Z' }),
      decision({ id: 'd3', text: 'Left', act: 'leave', gothra: null, undoUntil: null }),
      decision({ id: 'd4', text: 'Back', undoUntil: null, undoneAt: '2026-11-21T05:00:00.000Z' }),
    ];
    fakeApi({ [DECIDED]: () => page(rows), [UNDO]: undone });
    const { user } = renderApp(PATHS.gothraDecisions);
    expect(await screen.findByRole('button', { name: 'Undo Left' })).toBeVisible();
    for (const text of ['Old', 'Back'])
      expect(screen.queryByRole('button', { name: `Undo ${text}` })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo Pentakula' }));
    expect(await screen.findByText('Decision undone: Pentakula')).toBeVisible();
    expect(undone).toHaveBeenCalledOnce();
  });
});
