import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GothraRuleRequest, LineageAnswer } from '@kalyanam/shared/contracts/gothras';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const lineage = (changes: Partial<LineageAnswer> = {}): Omit<LineageAnswer, 'success'> => ({
  lines: [],
  waiting: null,
  rule: ['own'],
  version: 1,
  consent: true,
  ...changes,
});
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

describe('the rule of the family', () => {
  const changedElsewhere = async () => {
    let kept = lineage();
    const calls = fakeApi({
      'GET /profiles/me/lineage': () => kept,
      'PUT /profiles/me/lineage/rule': ({ body }) => {
        const { lines, version } = body as GothraRuleRequest;
        if (version !== kept.version) return new Refusal('changed-meanwhile');
        return (kept = lineage({ rule: lines, version: version + 1 }));
      },
    });
    const { user } = openPage('/my-profile/gothra', makeUser('verified'));
    await user.click(await box(/^Mother's birth gothra/));
    kept = lineage({ rule: ['own', 'surname'], version: 2 });
    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    expect(await screen.findByText('The rule was changed in another window.')).toBeVisible();
    expect(screen.getByText('Newest: Own gothra, Surname')).toBeVisible();
    expect(screen.getByText("Yours: Own gothra, Mother's birth gothra")).toBeVisible();
    expect(await box(/^Mother's birth gothra/)).toBeChecked();
    const save = screen.getByRole('button', { name: 'Save the rule' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveFocus();
    const rules = () =>
      calls.flatMap(({ method, body }) => (method === 'PUT' ? [(body as GothraRuleRequest).lines] : []));
    return { user, rules };
  };

  it('stays as it was chosen when it was changed elsewhere, and is saved when the member keeps it', async () => {
    const { user, rules } = await changedElsewhere();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    expect(await screen.findByText('Your rule is saved.')).toBeInTheDocument();
    expect(rules()).toEqual([
      ['own', 'mother'],
      ['own', 'mother'],
    ]);
    expect(screen.queryByText('The rule was changed in another window.')).not.toBeInTheDocument();
  });

  it('gives way to the newest when the member chooses that', async () => {
    const { user, rules } = await changedElsewhere();
    await user.click(screen.getByRole('button', { name: 'Use the newest' }));
    await waitFor(async () => expect(await box(/^Surname/)).toBeChecked());
    expect(await box(/^Mother's birth gothra/)).not.toBeChecked();
    expect(screen.queryByText('The rule was changed in another window.')).not.toBeInTheDocument();
    expect(rules()).toHaveLength(1);
  });

  it('opens after verification, but for the own line', async () => {
    fakeApi({ 'GET /profiles/me/lineage': lineage({ rule: ['own', 'mother'] }) });
    openPage('/my-profile/gothra', makeUser('semi-verified'));
    expect(await screen.findAllByRole('checkbox', { name: /Opens after verification$/ })).toHaveLength(4);
    expect(await box(/^Mother's birth gothra/)).toBeChecked();
    for (const line of screen.getAllByRole('checkbox')) expect(line).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save the rule' })).not.toBeInTheDocument();
  });
});
