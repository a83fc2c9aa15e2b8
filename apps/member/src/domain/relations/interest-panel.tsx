import { useRef, type ReactNode } from 'react';
import { isApiError } from '@kalyanam/web/api-error';
import type { InterestAnswer, InterestView } from '@kalyanam/shared/contracts/interests';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { DeclineButton } from './decline-button';
import type { InterestAct } from './relations.calls';
import { useRelationTexts } from './relations.en';
import { useInterest } from './use-interest';
import { useInterestWords } from './use-interest-words';

interface InterestPanelProps {
  id: string;
  name: string;
  interest: InterestView;
  /** Further acts, in the same row. */
  children?: ReactNode;
}

/** R26: how interest stands with this member, and what can be done now. */
export function InterestPanel({ id, name, interest, children }: InterestPanelProps) {
  const texts = useRelationTexts();
  const failure = useFailure();
  const wordsOf = useInterestWords();
  const doneWords = useDoneWords(name);
  const line = useRef<HTMLParagraphElement>(null);
  const { shown, busy, error, act } = useInterest({
    id,
    interest,
    onDone: (done, answer) => showToast(doneWords(done, answer)),
  });

  /** The pressed button goes; what comes of it takes its focus. */
  const press = (wanted: InterestAct) => {
    line.current?.focus();
    act(wanted);
  };
  const isLost = isApiError(error) && error.status === 0;
  return (
    <div aria-busy={busy} className="grid gap-3">
      <p
        ref={line}
        tabIndex={-1}
        className={`empty:hidden focus:outline-none ${shown.state === 'accepted' ? 'flex gap-2 font-semibold text-leaf' : ''}`}
      >
        {shown.state === 'accepted' && <Icon name="heart" className="mt-0.5 size-5" />}
        {busy ? texts.sending : wordsOf(shown, name)}
      </p>
      {error && !busy && (
        <Notice look="danger" alert>
          {isLost ? texts.notSent : failure(error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {shown.canShow && (
          <Button onClick={() => press('show')}>
            <Icon name="heart" />
            {texts.showInterest}
          </Button>
        )}
        {shown.canAccept && (
          <Button onClick={() => press('accept')}>
            <Icon name="heart" />
            {texts.acceptInterest}
          </Button>
        )}
        {shown.canDecline && <DeclineButton name={name} onDecline={() => press('decline')} />}
        {shown.canWithdraw && (
          <Button look="secondary" onClick={() => press('withdraw')}>
            {texts.withdraw}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

function useDoneWords(name: string) {
  const texts = useRelationTexts();
  return (act: InterestAct, { interest, left }: InterestAnswer): string => {
    if (interest.state === 'accepted') return texts.nowAccepted(name);
    if (act === 'show') return texts.left(left);
    return act === 'decline' ? texts.nowDeclined(name) : texts.nowWithdrawn;
  };
}
