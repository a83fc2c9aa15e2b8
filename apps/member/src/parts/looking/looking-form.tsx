import { useState } from 'react';
import type { LookingRequest } from '@kalyanam/shared/contracts/looking';
import { LOOKING_ANSWERS, type LookingAnswer } from '@kalyanam/shared/base/domain/lists';
import { Button } from '../../ui/button';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { FailureNotice } from '../../ui/form/failure-notice';
import { useLookingTexts } from './looking.en';
import { dayRefusal, PauseDay, usePauseDay } from './pause-day';
import { usePress } from './use-press';

const OTHERS = LOOKING_ANSWERS.filter((answer) => answer !== 'looking');

/** Five answers: the usual one by one press, the others chosen first, so that no profile is hidden by a slip. */
export function LookingForm({ send }: { send: (request: LookingRequest) => Promise<void> }) {
  const texts = useLookingTexts();
  const [other, setOther] = useState<LookingAnswer | ''>('');
  const day = usePauseDay();
  const { press, busy, error } = usePress(send);
  const submit = () => {
    if (other === 'pause') {
      if (day.check()) void press({ answer: other, until: day.until });
    } else if (other) void press({ answer: other });
  };
  return (
    <div className="fields">
      {!dayRefusal(error) && <FailureNotice failed={error} />}
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
        {other === 'pause' && <PauseDay label={texts.pauseUntil} day={day} error={error} />}
        {other && (
          <Button type="submit" look="secondary" busy={busy}>
            {texts.send}
          </Button>
        )}
      </form>
    </div>
  );
}
