import { useRef, useState } from 'react';
import type { InterestView } from '@kalyanam/shared/contracts/interests';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { ActFailure } from './act-failure';
import { useDoneWords } from './done-words';
import { InterestStatus } from './interest-status';
import { useInterestTexts } from './interest.en';
import { ShowInterest } from './show-interest';
import type { AboutProfile } from './beginnings';
import { useInterest, type InterestAnswered } from './use-interest';
import { useCommonTexts } from '../../ui/texts/common.en';

interface InterestPanelProps {
  about: AboutProfile;
  interest: InterestView;
  /** Called in place of the message when a press here makes the interest mutual. */
  onAccepted?: () => void;
}

/** R26: the state of interest with this member, and the possible acts; an interest that waits for an answer has `AnswerButtons`. */
export function InterestPanel({ about, interest, onAccepted }: InterestPanelProps) {
  const { id, name } = about;
  const texts = useInterestTexts();
  const common = useCommonTexts();
  const doneWords = useDoneWords(name);
  const panel = useRef<HTMLDivElement>(null);
  const [isFresh, setFresh] = useState(false);
  const done: InterestAnswered = (what, answer) => {
    setFresh(what === 'show');
    // The pressed button goes; its result takes its focus.
    panel.current?.focus({ preventScroll: true });
    if (onAccepted && answer.interest.state === 'accepted') onAccepted();
    else showToast(doneWords(what, answer));
  };
  const { busy, error, act } = useInterest({ id, onDone: done });
  const { canShow, canWithdraw, state } = interest;
  const isBusy = busy !== null;
  return (
    <div ref={panel} tabIndex={-1} aria-busy={isBusy} className="grid gap-2 focus:outline-none">
      <ActFailure failed={error} />
      <div className="flex flex-wrap items-center gap-2">
        <InterestStatus name={name} interest={interest} fresh={isFresh} />
        {canWithdraw && (
          <Button look="quiet" busy={isBusy} onClick={() => act('withdraw')} aria-label={texts.withdraw}>
            {isBusy ? common.sending : texts.withdrawShort}
          </Button>
        )}
        {canShow && (
          <ShowInterest
            about={about}
            after={panel}
            onDone={done}
            className={state === 'none' ? 'grow' : 'basis-full'}
          />
        )}
      </div>
    </div>
  );
}
