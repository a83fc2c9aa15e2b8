import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { LineageAnswer } from '@kalyanam/shared/contracts/gothras';
import { GOTHRA_RULE_LINES, type GothraRuleLine } from '@kalyanam/shared/base/vocabulary/gothras';
import { isRefused } from '@kalyanam/web/api-error';
import { useVerified } from '../../../session/session';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { ConflictNotice } from '../../../ui/conflict-notice';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { showToast } from '../../../ui/toast';
import { useLineageTexts } from './lineage.en';
import { myLineage, useWriteRule } from './lineage.queries';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useWaitingTexts } from '../../../parts/account/waiting.en';

type Rule = readonly GothraRuleLine[];

const inOrder = (rule: Rule): Rule =>
  GOTHRA_RULE_LINES.map(({ value }) => value).filter((line) => line === 'own' || rule.includes(line));
const isOvertaken = (thrown: unknown): boolean => isRefused(thrown, 'changed-meanwhile');
const isSame = (one: Rule, other: Rule): boolean => inOrder(one).join() === inOrder(other).join();

/** The lines that the family avoids, in a form of their own. Until verification, only the own line is compared. */
export function GothraRule({ lineage }: { lineage: LineageAnswer }) {
  const texts = useLineageTexts();
  const waiting = useWaitingTexts();
  const common = useCommonTexts();
  const client = useQueryClient();
  const verified = useVerified();
  const write = useWriteRule();
  const { rule, version } = lineage;
  const [draft, setDraft] = useState<{ basis: Rule; lines: Rule } | null>(null);
  const chosen = draft?.lines ?? rule;
  const conflict = draft !== null && !isSame(rule, draft.basis) && !isSame(rule, draft.lines);
  const change = (line: GothraRuleLine, on: boolean) =>
    setDraft({ basis: draft?.basis ?? rule, lines: on ? [...chosen, line] : chosen.filter((one) => one !== line) });
  const settle = (_: 'rule', newest: boolean) => {
    write.reset();
    setDraft(newest ? null : { basis: rule, lines: chosen });
  };
  const wordsOf = (lines: Rule): string =>
    inOrder(lines)
      .map((line) => texts.lines[line])
      .join(', ');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (write.isPending || conflict) return;
    write.mutate(
      { lines: [...chosen], version },
      {
        onSuccess: () => {
          setDraft(null);
          showToast(texts.ruleSaved);
        },
        onError: (thrown) => {
          if (isOvertaken(thrown)) void client.invalidateQueries({ queryKey: myLineage.queryKey });
        },
      },
    );
  };
  const isUnstated = (line: GothraRuleLine) =>
    verified && line !== 'surname' && !lineage.lines.some((one) => one.line === line && one.state !== 'unknown');
  return (
    <form onSubmit={save}>
      <p className="mb-3 max-w-prose text-muted">{texts.ruleLead}</p>
      <fieldset className="grid gap-1">
        <legend className="sr-only">{texts.ruleSection}</legend>
        {GOTHRA_RULE_LINES.map(({ value }) => {
          const checked = value === 'own' || chosen.includes(value);
          return (
            <CheckboxField
              key={value}
              checked={checked}
              disabled={value === 'own' || !verified}
              onChange={({ target }) => change(value, target.checked)}
            >
              {texts.lines[value]}
              {value === 'own' && (
                <>
                  {' '}
                  <span className="text-muted">{`(${texts.always})`}</span>
                </>
              )}
              {value !== 'own' && !verified && <span className="block text-small text-muted">{waiting.locked}</span>}
              {value !== 'own' && checked && isUnstated(value) && (
                <span className="block text-small text-muted">{texts.stateFirst}</span>
              )}
            </CheckboxField>
          );
        })}
      </fieldset>
      <div className="mt-3 empty:hidden">
        {conflict ? (
          <ConflictNotice
            title={texts.changedElsewhere}
            fields={[{ field: 'rule', label: texts.ruleSection, theirs: wordsOf(rule), mine: wordsOf(chosen) }]}
            onSettle={settle}
          />
        ) : (
          <FailureNotice failed={write.error}>{isOvertaken(write.error) ? texts.changedElsewhere : null}</FailureNotice>
        )}
      </div>
      {verified && (
        <Button
          type="submit"
          look="secondary"
          busy={write.isPending}
          // It was just pressed and keeps the focus.
          aria-disabled={conflict || undefined}
          className="mt-4 aria-disabled:opacity-55"
        >
          {write.isPending ? common.saving : texts.saveRule}
        </Button>
      )}
    </form>
  );
}
