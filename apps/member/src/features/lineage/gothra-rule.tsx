import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { LineageAnswer } from '@kalyanam/shared/contracts/gothras';
import { GOTHRA_RULE_LINES, type GothraRuleLine } from '@kalyanam/shared/vocabulary/gothras';
import { isApiError } from '@kalyanam/web/api-error';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useLineageTexts } from './lineage.en';
import { myLineage, useWriteRule } from './lineage.queries';

/** The lines that the family avoids, in a form of their own. */
export function GothraRule({ lineage }: { lineage: LineageAnswer }) {
  const texts = useLineageTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const write = useWriteRule();
  const { rule, version } = lineage;
  const [draft, setDraft] = useState<{ version: number; lines: readonly GothraRuleLine[] } | null>(null);
  const chosen = draft?.version === version ? draft.lines : rule;
  const [failed, setFailed] = useState<string | null>(null);
  const change = (line: GothraRuleLine, on: boolean) =>
    setDraft({ version, lines: on ? [...chosen, line] : chosen.filter((one) => one !== line) });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (write.isPending) return;
    setFailed(null);
    write.mutate(
      { lines: [...chosen], version },
      {
        onSuccess: () => {
          setDraft(null);
          showToast(texts.ruleSaved);
        },
        onError: (thrown) => {
          const elsewhere = isApiError(thrown) && thrown.code === 'changed-meanwhile';
          setFailed(elsewhere ? texts.changedElsewhere : failure(thrown));
          if (elsewhere) void client.invalidateQueries({ queryKey: myLineage.queryKey });
        },
      },
    );
  };
  const isUnstated = (line: GothraRuleLine) =>
    line !== 'surname' && !lineage.lines.some((one) => one.line === line && one.state !== 'unknown');
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
              disabled={value === 'own'}
              onChange={({ target }) => change(value, target.checked)}
            >
              {texts.lines[value]}
              {value === 'own' && (
                <>
                  {' '}
                  <span className="text-muted">({texts.always})</span>
                </>
              )}
              {value !== 'own' && checked && isUnstated(value) && (
                <span className="block text-small text-muted">{texts.stateFirst}</span>
              )}
            </CheckboxField>
          );
        })}
      </fieldset>
      {failed !== null && (
        <div className="mt-3">
          <Notice look="danger" alert>
            {failed}
          </Notice>
        </div>
      )}
      <Button type="submit" look="secondary" busy={write.isPending} className="mt-4">
        {write.isPending ? texts.saving : texts.saveRule}
      </Button>
    </form>
  );
}
