import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LineageAnswer } from '@kalyanam/shared/contracts/gothras';
import { fakeApi, OFFLINE, Refusal } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const KASYAPA = { id: 'kasyapa', en: 'Kasyapa', te: 'కాశ్యప' };
const ATREYA = { id: 'atreya', en: 'Atreya', te: 'ఆత్రేయ' };
const lineage = (changes: Partial<LineageAnswer> = {}): Omit<LineageAnswer, 'success'> => ({
  lines: [{ line: 'own', state: 'resolved', gothra: KASYAPA, typed: 'Kashyapasa' }],
  waiting: null,
  rule: ['own'],
  version: 1,
  consent: true,
  ...changes,
});
const open = () => openPage('/my-profile/gothra', makeUser('verified'));

describe('gothras of the family', () => {
  it('shows each line in both scripts, and what waits for the team', async () => {
    fakeApi({ 'GET /profiles/me/lineage': lineage({ waiting: 'Atreya' }) });
    open();
    expect(await screen.findByText('Kasyapa')).toBeVisible();
    expect(screen.getByText('· కాశ్యప')).toBeVisible();
    expect(screen.getByText(/Our team is looking at your change to “Atreya”/)).toBeVisible();
    expect(screen.getAllByText('Not added yet')).toHaveLength(3);
  });

  it('takes a gothra by any spelling, and tells where it is not in the list', async () => {
    const calls = fakeApi({
      'GET /profiles/me/lineage': lineage(),
      'GET /gothras': { gothras: [ATREYA] },
      'PUT /profiles/me/lineage': lineage({
        lines: [
          { line: 'own', state: 'resolved', gothra: KASYAPA, typed: 'Kasyapa' },
          { line: 'mother', state: 'unlisted', gothra: null, typed: 'Gondakula' },
        ],
      }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: "Add: Mother's birth gothra" }));
    const field = screen.getByRole('combobox', { name: "Gothra: Mother's birth gothra" });
    expect(field).toHaveFocus();
    await user.type(field, 'Gondakula{Escape}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not in our list yet: our team will look at it and tell you.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ mother: { typed: 'Gondakula' } });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('refuses what is no gothra beside its field, and sends nothing', async () => {
    const calls = fakeApi({ 'GET /profiles/me/lineage': lineage(), 'GET /gothras': { gothras: [] } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change: Own gothra' }));
    const field = screen.getByRole('combobox');
    const save = screen.getByRole('button', { name: 'Save' });
    for (const [typed, sentence] of [
      [' ', 'This field is required'],
      ['Atreya 4', 'Please write only the name of the gothra'],
      ['I am a Reddy', /If you do not know it, ask an elder/],
    ] as const) {
      await user.clear(field);
      await user.type(field, `${typed}{Escape}`);
      await user.click(save);
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(field).toBeInvalid();
    }
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('takes that a family does not know a line, or does not go by gothra', async () => {
    const calls = fakeApi({
      'GET /profiles/me/lineage': lineage(),
      'GET /gothras': { gothras: [] },
      'PUT /profiles/me/lineage': lineage(),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: "Add: Father's mother's birth gothra" }));
    await user.click(screen.getByRole('button', { name: 'We do not go by gothra' }));
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Change: Own gothra' }));
    expect(screen.queryByRole('button', { name: 'We do not go by gothra' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'We do not know' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { 'fathers-mother': { state: 'not-followed' } },
        { own: { typed: 'Not known' } },
      ]),
    );
  });

  it('keeps what was typed when it cannot be saved', async () => {
    fakeApi({
      'GET /profiles/me/lineage': lineage(),
      'GET /gothras': OFFLINE,
      'PUT /profiles/me/lineage': OFFLINE,
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: "Add: Mother's birth gothra" }));
    await user.type(screen.getByRole('combobox'), 'Atreya{Escape}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
    expect(screen.getByRole('combobox')).toHaveValue('Atreya');
  });

  it('saves the rule once, always with the own gothra, and says when it was changed elsewhere', async () => {
    const calls = fakeApi({
      'GET /profiles/me/lineage': lineage(),
      'PUT /profiles/me/lineage/rule': ({ body }) =>
        calls.filter(({ method }) => method === 'PUT').length === 1
          ? lineage({ rule: ['own', 'mother'], version: 2 })
          : (expect(body).toMatchObject({ version: 2 }), new Refusal('changed-meanwhile')),
    });
    const { user } = open();
    expect(await screen.findByRole('checkbox', { name: 'Own gothra (always)' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /^Mother's birth gothra/ }));
    expect(screen.getByText('Add this gothra above first: until then we cannot tell.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    expect(await screen.findByText('Your rule is saved.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Surname' }));
    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    expect(await screen.findByText(/The rule was changed in another window/)).toBeVisible();
  });

  it('asks for the consent before the lines of the women', async () => {
    let consent = false;
    const calls = fakeApi({
      'GET /profiles/me/lineage': () => lineage({ consent }),
      'PUT /account/consents/family-details': () => {
        consent = true;
        return { consents: [] };
      },
    });
    const { user } = open();
    expect(await screen.findByRole('button', { name: "Add: Mother's birth gothra" })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Change: Own gothra' })).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: /^I have told the family/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: "Add: Mother's birth gothra" })).toBeEnabled());
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ given: true }]);
  });

  it('can be loaded again', async () => {
    let down = true;
    fakeApi({ 'GET /profiles/me/lineage': () => (down ? new Refusal('unexpected') : lineage()) });
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    down = false;
    await user.click(retry);
    expect(await screen.findByText('Kasyapa')).toBeVisible();
  });
});
