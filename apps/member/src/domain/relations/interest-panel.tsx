import { useRef, useState, type ReactNode } from 'react';
import { isApiError } from '@kalyanam/web/api-error';
import type { InterestAnswer, InterestView } from '@kalyanam/shared/contracts/interests';
import { LIMITS } from '@kalyanam/shared/limits';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { lazyPart } from '../../shell/lazy-part';
import { useInterest, type InterestAct } from './use-interest';
import { useRelationTexts } from './relations.en';
import { useInterestWords } from './use-interest-words';

const ConfirmDialog = lazyPart(async () => (await import('../../ui/confirm-dialog')).ConfirmDialog);

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
        className={`wrap-anywhere empty:hidden focus:outline-none ${shown.state === 'accepted' ? 'flex gap-2 font-semibold text-leaf' : ''}`}
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

/** Asks first: the other side's cool-off cannot be taken back. */
function DeclineButton({ name, onDecline }: { name: string; onDecline: () => void }) {
  const texts = useRelationTexts();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const ask = () => {
    setOpened(true);
    setOpen(true);
  };
  const decline = () => {
    setOpen(false);
    onDecline();
  };
  return (
    <>
      <Button look="secondary" onClick={ask} onPointerEnter={ConfirmDialog.ahead}>
        {texts.decline}
      </Button>
      {opened && (
        <ConfirmDialog
          open={open}
          title={texts.declineTitle(name)}
          question={texts.declineQuestion(LIMITS.interestCoolOffDays)}
          confirm={texts.decline}
          onConfirm={decline}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}
