import type { SubcasteDecisionRow, UnlistedSubcasteRow } from '@kalyanam/shared/team/subcastes';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, page, refusal, signInAs } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { forgetTyping } from '../../../ui/form/shortcuts';

const LIST = `GET ${ADMIN_ROUTES.subcastes}`;
const NAMES = `GET ${ADMIN_ROUTES.listValueNames}`;
const DECIDED = `GET ${ADMIN_ROUTES.subcasteDecisions}`;
const DECIDE = `POST ${ADMIN_ROUTES.subcasteDecisions}`;
const UNDO = `DELETE ${ADMIN_ROUTES.listValueDecision('d1')}`;

const MOTATI = { id: 'motati', en: 'Motati', te: 'మోటాటి' };
const PAKANATI = { id: 'pakanati', en: 'Pakanati', te: 'పాకనాటి' };
const KONDA: UnlistedSubcasteRow = {
  ...{ key: 'kondavati', text: 'Kondavati', others: ['KONDAVATI'], members: 2 },
  ...{ oldest: '2026-11-20T05:00:00.000Z', nearest: [MOTATI] },
};
const MAPPED: SubcasteDecisionRow = {
  ...{ id: 'd1', act: 'map', text: 'Kondavati', subcaste: MOTATI, members: 2, by: 'padma' },
  ...{ at: '2026-11-20T05:00:00.000Z', undoUntil: '2999-12-20T05:00:00.000Z', undoneAt: null },
};
const done = (message: string) => vi.fn((_: unknown) => ok({ message, decision: MAPPED }));
const all = () => vi.fn(() => ok({ subcastes: [MOTATI, PAKANATI] }));

describe('subcastes that are not in the list', () => {
  it('are mapped to one of the nearest, with a way back, and no message is promised', async () => {
    const [sent, undone] = [done('Counted as a subcaste in the list'), done('Decision undone')];
    fakeApi({ [LIST]: () => page([KONDA]), [DECIDE]: sent, [UNDO]: undone });
    const { user } = renderApp(PATHS.subcastes);
    expect(await screen.findByRole('heading', { level: 1, name: 'New subcastes' })).toBeVisible();
    const line = within(await screen.findByRole('row', { name: /^Kondavati also KONDAVATI/ }));
    expect(line.getByText('Motati')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Lines' })).not.toBeInTheDocument();
    await user.click(line.getByRole('button', { name: 'Same as… Kondavati' }));
    const dialog = screen.getByRole('dialog', { name: '“Kondavati” is the same as…' });
    expect(dialog).not.toHaveTextContent(/notify|famil/);
    await user.click(within(dialog).getByRole('radio', { name: 'Motati · మోటాటి' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Counted as a subcaste in the list: Kondavati')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ key: 'kondavati', act: 'map', subcaste: 'motati' });
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Decision undone: Kondavati')).toBeVisible();
    expect(undone).toHaveBeenCalledOnce();
  });

  it.each(['KAN', 'పాక', 'paka nati'])('are found in the list by %s, which is asked for once', async (typed) => {
    const names = all();
    fakeApi({ [LIST]: () => page([KONDA]), [NAMES]: names });
    const { user } = renderApp(PATHS.subcastes);
    await user.click(await screen.findByRole('button', { name: 'Same as… Kondavati' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Find in the list'), typed);
    expect(await dialog.findByRole('radio', { name: 'Pakanati · పాకనాటి' })).toBeEnabled();
    expect(dialog.queryByRole('radio', { name: /^Motati/ })).not.toBeInTheDocument();
    expect(names).toHaveBeenCalledOnce();
  });

  it('ask for the list again after it failed, and say what it does not have', async () => {
    const answers = [refusal('unexpected')];
    fakeApi({ [LIST]: () => page([KONDA]), [NAMES]: () => answers.shift() ?? ok({ subcastes: [MOTATI] }) });
    const { user } = renderApp(PATHS.subcastes);
    await user.click(await screen.findByRole('button', { name: 'Same as… Kondavati' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Find in the list'), 'q');
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.type(dialog.getByLabelText('Find in the list'), 'q');
    expect(await dialog.findByText('The list has no such subcaste.')).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are refused at the field', async () => {
    const fields = { subcaste: 'Please choose one of the options' };
    fakeApi({ [LIST]: () => page([KONDA]), [DECIDE]: () => refusal('invalid-form', { fields }) });
    const { user } = renderApp(PATHS.subcastes);
    await user.click(await screen.findByRole('button', { name: 'Same as… Kondavati' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^Motati/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const choices = within(dialog.getByRole('group', { name: 'Nearest in the list' }));
    expect(await choices.findByText(fields.subcaste)).toBeVisible();
  });

  it('are decided by no key while a dialog is open, wherever in it the focus is', async () => {
    const sent = done('Kept as written');
    fakeApi({ [LIST]: () => page([KONDA]), [DECIDE]: sent });
    const { user } = renderApp(PATHS.subcastes);
    await user.click(await screen.findByRole('button', { name: 'Same as… Kondavati' }));
    const around = screen.getByRole('dialog').parentElement;
    around?.focus();
    expect(around).toHaveFocus();
    forgetTyping();
    await user.keyboard('l');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('are added by their names alone', async () => {
    const sent = done('Subcaste added');
    fakeApi({ [LIST]: () => page([KONDA]), [DECIDE]: sent });
    const { user } = renderApp(PATHS.subcastes);
    await screen.findByRole('button', { name: 'Add to list Kondavati' });
    forgetTyping();
    await user.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add “Kondavati” to the list' }));
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await user.type(dialog.getByLabelText('Name in Telugu'), 'కొండవాటి');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Subcaste added: Kondavati')).toBeVisible();
    expect(sent.mock.calls).toStrictEqual([
      [{ key: 'kondavati', act: 'add', en: 'Kondavati', te: 'కొండవాటి', slug: 'kondavati' }],
    ]);
  });

  it('are reached by G then B, and left by a key', async () => {
    const sent = done('Kept as written');
    fakeApi({ [LIST]: () => page([KONDA]), [DECIDE]: sent });
    const { user } = renderApp(PATHS.account);
    await screen.findByRole('heading', { level: 1 });
    forgetTyping();
    await user.keyboard('gb');
    await screen.findByRole('button', { name: 'Same as… Kondavati' });
    forgetTyping();
    await user.keyboard('l');
    expect(await screen.findByText('Kept as written: Kondavati')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ key: 'kondavati', act: 'leave' });
  });

  it('are exported by those who decide', async () => {
    fakeApi({ [LIST]: () => page([KONDA]) });
    renderApp(PATHS.subcastes);
    expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
  });

  it('are only read by support', async () => {
    signInAs('support');
    fakeApi({ [LIST]: () => page([KONDA]) });
    renderApp(PATHS.subcastes);
    const line = within(await screen.findByRole('row', { name: /^Kondavati/ }));
    expect(line.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  });

  it('that none waits says so', async () => {
    fakeApi({ [LIST]: () => page([]) });
    renderApp(PATHS.subcastes);
    expect(await screen.findByText('No subcastes waiting')).toBeVisible();
  });

  it('that are decided tell what they mean and for how many, and why one cannot be undone', async () => {
    const message = 'Other texts count as this subcaste: undo those first';
    fakeApi({ [DECIDED]: () => page([MAPPED]), [UNDO]: () => refusal('invalid-form', { message }) });
    const { user } = renderApp(PATHS.subcasteDecisions);
    expect(await screen.findByRole('heading', { level: 1, name: 'Decided subcastes' })).toBeVisible();
    const line = await screen.findByRole('row', { name: /^Kondavati/ });
    expect(line).toHaveTextContent('Another spelling');
    expect(line).toHaveTextContent('Motati · మోటాటి');
    for (const name of ['Subcaste', 'Members']) expect(screen.getByRole('columnheader', { name })).toBeVisible();
    await user.click(within(line).getByRole('button', { name: 'Undo Kondavati' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});
