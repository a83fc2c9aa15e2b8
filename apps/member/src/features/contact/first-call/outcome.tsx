import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { CallOutcome, CallView } from '@kalyanam/shared/contracts/calls';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { sayOutcome, useCallsChanged } from '../../../parts/calls/calls.queries';
import { useDetailWords } from '../../../parts/details/words';
import { PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { Notice } from '../../../ui/notice';
import { showToast } from '../../../ui/toast';
import { CallNumber } from './call-number';
import { useCallTexts } from './call.en';
import { BothTimes } from './times';
import { useCommonTexts } from '../../../ui/texts/common.en';

/**
 * A call that is over: its outcome, which only its author reads; a member who was asked for money is led to a report.
 */
export function Outcome({ memberId, call }: { memberId: string; call: CallView }) {
  const texts = useCallTexts();
  const common = useCommonTexts();
  const changed = useCallsChanged();
  const { optionsOfList, listed } = useDetailWords();
  const [outcome, setOutcome] = useState('');
  const [missing, setMissing] = useState(false);
  const saying = useMutation({
    mutationFn: (said: CallOutcome) => sayOutcome(call.id, said),
    onSuccess: async () => {
      showToast(texts.saidThanks);
      await changed();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!outcome);
    if (outcome && !saying.isPending) saying.mutate(outcome as CallOutcome);
  };
  return (
    <section className="grid gap-4 rounded-card border border-line bg-paper p-5">
      {call.slots.map((slot) => (
        <BothTimes key={slot} slot={slot} call={call} />
      ))}
      <CallNumber call={call} />
      {call.myOutcome !== null && <p>{texts.youSaid(listed('callOutcome', call.myOutcome))}</p>}
      {call.myOutcome === 'asked-money' && (
        <Notice look="danger" title={texts.moneyTitle}>
          <p>{texts.moneyText}</p>
          <ButtonLink look="secondary" to={PATHS.profile(memberId)} state={{ report: 'money' }} className="mt-3">
            {texts.report}
          </ButtonLink>
        </Notice>
      )}
      {call.asksOutcome && (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <h2 className="text-2xl">{texts.howWas}</h2>
          <ChoiceGroup
            labelUnseen
            label={texts.howWas}
            hint={texts.howWasLead}
            name="outcome"
            options={optionsOfList('callOutcome')}
            value={outcome}
            error={missing ? MESSAGES.required : undefined}
            onChange={({ target }) => {
              setOutcome(target.value);
              setMissing(false);
            }}
          />
          <FailureNotice failed={saying.error} />
          <Button type="submit" busy={saying.isPending} className="justify-self-start">
            {saying.isPending ? common.sending : texts.sayIt}
          </Button>
        </form>
      )}
    </section>
  );
}
