import { useState } from 'react';
import type { LookingRequest } from '@kalyanam/shared/contracts/looking';
import { LOOKING_ANSWERS, type LookingAnswer } from '@kalyanam/shared/base/domain/lists';
import { isPauseDay, pauseSpan, LOOKING_MESSAGES } from '@kalyanam/shared/topics/matching/looking';
import { isApiError } from '@kalyanam/web/api-error';
import { Button } from '../../ui/button';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { TextField } from '../../ui/form/text-field';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { useLookingTexts } from './looking.en';
import { usePress } from './use-press';

const OTHERS = LOOKING_ANSWERS.filter((answer) => answer !== 'looking');

/** Five answers: the usual one by one press, the others chosen first, so that no profile is hidden by a slip. */
export function LookingForm({ send }: { send: (request: LookingRequest) => Promise<void> }) {
  const texts = useLookingTexts();
  const failure = useFailure();
  const [other, setOther] = useState<LookingAnswer | ''>('');
  const [until, setUntil] = useState('');
  const [refused, setRefused] = useState('');
  const { press, busy, error } = usePress(send);
  const { from, to } = pauseSpan(new Date());
  const ofField = isApiError(error) ? error.fields['until'] : undefined;
  const submit = () => {
    const isDayMissing = other === 'pause' && !isPauseDay(until, new Date());
    setRefused(isDayMissing ? LOOKING_MESSAGES.pauseDay : '');
    if (isDayMissing) document.getElementsByName('until')[0]?.focus();
    else if (other) void press({ answer: other, ...(other === 'pause' && { until }) });
  };
  return (
    <div className="fields">
      {error !== null && !ofField && (
        <Notice look="danger" alert>
          {failure(error)}
        </Notice>
      )}
      <Button busy={busy} className="w-full text-lg sm:w-auto" onClick={() => void press({ answer: 'looking' })}>
        {texts.answers.looking}
      </Button>
      <form
        noValidate
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ChoiceGroup
          label={texts.other}
          name="other"
          value={other}
          options={OTHERS.map((value) => ({ value, label: texts.answers[value] }))}
          onChange={(event) => setOther(event.target.value as LookingAnswer)}
        />
        {other === 'pause' && (
          <TextField
            type="date"
            name="until"
            label={texts.pauseUntil}
            hint={texts.pauseHint}
            min={from}
            max={to}
            value={until}
            error={refused || ofField}
            onChange={(event) => setUntil(event.target.value)}
          />
        )}
        {other && (
          <Button type="submit" look="secondary" busy={busy}>
            {texts.send}
          </Button>
        )}
      </form>
    </div>
  );
}
