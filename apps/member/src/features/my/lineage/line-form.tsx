import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { LineageAnswer, LineageView, SaidOfLine } from '@kalyanam/shared/contracts/gothras';
import { refusals } from '@kalyanam/shared/base/rule';
import { LINEAGE_RULES } from '@kalyanam/shared/topics/gothras/lineage.rules';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { NO_GOTHRA, NOT_KNOWN, type LineageLine, type NoGothra } from '@kalyanam/shared/base/vocabulary/gothras';
import { isApiError } from '@kalyanam/web/api-error';
import { Suggested } from '../../../parts/family-desk/or-suggest';
import { GothraField } from '../../../parts/gothras/gothra-field';
import { useSessionUser } from '../../../session/session';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { useSentence } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useLineageTexts } from './lineage.en';
import { useWriteLine } from './lineage.queries';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface LineFormProps {
  line: LineageLine;
  stated: LineageView | undefined;
  onClose: () => void;
}

/** A gothra by name, or why there is none. */
export function LineForm({ line, stated, onClose }: LineFormProps) {
  const texts = useLineageTexts();
  const common = useCommonTexts();
  const say = useSentence();
  const status = useSessionUser()?.verificationStatus;
  const [typed, setTyped] = useState(stated?.gothra?.en ?? stated?.typed ?? '');
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  const write = useWriteLine();
  useEffect(() => {
    field.current?.focus();
  }, []);

  const done = ({ waiting }: LineageAnswer) => {
    showToast(line === 'own' && waiting ? texts.savedForReview : common.saved);
    onClose();
  };
  const send = (said: SaidOfLine) => {
    setFailed(null);
    write.mutate(
      { [line]: said },
      {
        onSuccess: done,
        onError: (thrown) => {
          if (thrown instanceof Suggested) return onClose();
          const refused = isApiError(thrown) ? thrown.fields?.[`${line}.typed`] : undefined;
          if (refused) setError(refused);
          else setFailed(thrown);
        },
      },
    );
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (write.isPending) return;
    const said = { typed: typed.trim() };
    const refused = said.typed === '' ? MESSAGES.required : refusals(LINEAGE_RULES[line], said)['typed'];
    setError(refused);
    if (refused) field.current?.focus();
    else send(said);
  };
  const none = (state: NoGothra) => send(line === 'own' ? { typed: NOT_KNOWN } : { state });
  const choices = NO_GOTHRA.filter(({ value }) => line !== 'own' || value === 'unknown');

  return (
    <form noValidate onSubmit={save} className="mt-4 grid gap-4 border-t border-line pt-4">
      <GothraField
        ref={(element) => {
          field.current = element;
        }}
        label={`${texts.name}: ${texts.lines[line]}`}
        hint={texts.nameHint}
        error={error === undefined ? undefined : say(error)}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value }) => (
          <Button key={value} look="quiet" className="-ml-3" disabled={write.isPending} onClick={() => none(value)}>
            {texts.none[value]}
          </Button>
        ))}
      </div>
      {line === 'own' && status !== 'verified' && stated && <p className="text-small text-muted">{texts.holdNote}</p>}
      <FailureNotice failed={failed} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={write.isPending}>
          {write.isPending ? common.saving : texts.save}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
