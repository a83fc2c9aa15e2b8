import { useId, useRef, useState, type ReactNode } from 'react';
import { isApiError } from '@kalyanam/web/api-error';
import type { InterestAnswer, InterestView } from '@kalyanam/shared/contracts/interests';
import { mayDo } from '../../session/member';
import { useSessionUser } from '../../session/session';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { AnswerButtons } from './answer-buttons';
import { InterestStatus } from './interest-status';
import { useInterestTexts } from './interest.en';
import { WordsButton } from './words-button';
import { useInterest, type InterestAct } from './use-interest';
import { useCommonTexts } from '../../ui/texts/common.en';

interface InterestPanelProps {
  id: string;
  name: string;
  interest: InterestView;
  /** Where the page itself says the name. */
  brief?: boolean;
  /** Called in place of the message when a press here makes the interest mutual. */
  onAccepted?: () => void;
  /** Further acts, in the same row. */
  children?: ReactNode;
}

/** R26: the state of interest with this member, and the possible acts. */
export function InterestPanel({ id, name, interest, brief = false, onAccepted, children }: InterestPanelProps) {
  const texts = useInterestTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const doneWords = useDoneWords(name);
  const panel = useRef<HTMLDivElement>(null);
  const onceId = useId();
  const [done, setDone] = useState<InterestAct | null>(null);
  const { busy, error, act } = useInterest({
    id,
    onDone: (what, answer) => {
      setDone(what);
      if (onAccepted && answer.interest.state === 'accepted') onAccepted();
      else showToast(doneWords(what, answer));
    },
  });
  const { canShow, canAccept, canWithdraw, state } = interest;
  /** False for a family account whose press only becomes a suggestion. */
  const sendsAtOnce = mayDo(useSessionUser(), 'answer') && canShow;

  /** The pressed button goes; its result takes its focus. */
  const press = (wanted: InterestAct, note?: string) => {
    panel.current?.focus({ preventScroll: true });
    act(wanted, note);
  };
  const isLost = isApiError(error) && error.status === 0;
  const isBusy = busy !== null;
  const acts = [
    canShow && (
      <Button
        key="show"
        busy={isBusy}
        onClick={() => press('show')}
        aria-describedby={sendsAtOnce ? onceId : undefined}
        className={`grow ${brief ? 'md:basis-full' : ''}`}
      >
        <Icon name="heart" />
        {busy === 'show' ? common.sending : texts.showInterest}
      </Button>
    ),
    canShow && (
      <WordsButton
        key="words"
        about={id}
        name={name}
        busy={isBusy}
        small={brief}
        onSend={(note) => press('show', note)}
      />
    ),
    canWithdraw && (
      <Button key="withdraw" look="quiet" busy={isBusy} onClick={() => press('withdraw')} aria-label={texts.withdraw}>
        {busy === 'withdraw' ? common.sending : texts.withdrawShort}
      </Button>
    ),
  ].filter(Boolean);
  /** Below the text, where both would be too much for one row. */
  const below = state !== 'none' && !canWithdraw;
  return (
    <div ref={panel} tabIndex={-1} aria-busy={isBusy} className="grid gap-2 focus:outline-none">
      {error && !isBusy && (
        <Notice look="danger" alert>
          {isLost ? texts.notSent : failure(error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <InterestStatus name={name} interest={interest} brief={brief} fresh={done === 'show'} />
        {!below && acts}
        {children}
        {below && acts.length > 0 && <div className="flex basis-full flex-wrap gap-2">{acts}</div>}
      </div>
      {canAccept && <AnswerButtons id={id} name={name} onAccepted={onAccepted} />}
      {sendsAtOnce && (
        <p id={onceId} className="text-small text-muted">
          {texts.sentAtOnce}
        </p>
      )}
    </div>
  );
}

function useDoneWords(name: string) {
  const texts = useInterestTexts();
  return (act: InterestAct, { interest, left }: InterestAnswer): string => {
    if (interest.state === 'accepted') return texts.nowAccepted(name);
    if (act === 'withdraw') return texts.nowWithdrawn;
    return interest.waitsFor ? texts.nowWaits : texts.left(left);
  };
}
