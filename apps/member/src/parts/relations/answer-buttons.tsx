import { useRef, useState, type ReactNode } from 'react';
import { mayDo } from '../../session/member';
import { useSessionUser } from '../../session/session';
import { Button } from '../../ui/button';
import { useCommonTexts } from '../../ui/texts/common.en';
import { showToast } from '../../ui/toast';
import { ActFailure } from './act-failure';
import { useAnswerTexts } from './answers.en';
import { DeclineWords } from './decline-words';
import { useInterestTexts } from './interest.en';
import { useDeclines } from './use-declines';
import { useInterest } from './use-interest';

export interface AnswerButtonsProps {
  id: string;
  name: string;
  /** Called in place of the message once both are interested. */
  onAccepted?: ((met: { id: string; name: string }) => void) | undefined;
  onDeclined?: (() => void) | undefined;
  /** In one row with other acts: without what is below the answers. */
  brief?: boolean;
  /** Below the answers. */
  children?: ReactNode;
}

/**
 * The two answers to an interest, side by side. Family members who may not answer alone suggest one of them to the
 * candidate; those who may only look get no button.
 */
export function AnswerButtons({ id, name, onAccepted, onDeclined, brief = false, children }: AnswerButtonsProps) {
  const texts = useAnswerTexts();
  const interestTexts = useInterestTexts();
  const common = useCommonTexts();
  const user = useSessionUser();
  const panel = useRef<HTMLDivElement>(null);
  const [suggested, setSuggested] = useState(false);
  const yes = useInterest({
    id,
    onDone: () => {
      if (onAccepted) onAccepted({ id, name });
      else showToast(interestTexts.nowAccepted(name));
    },
    onSuggested: () => setSuggested(true),
  });
  const no = useDeclines({ onDone: onDeclined, onSuggested: () => setSuggested(true) });
  const alone = mayDo(user, 'answer');
  const candidate = user?.acting?.name ?? '';
  const busy = yes.busy !== null || no.isPending;

  /** The pressed button goes; its result takes its focus. */
  const press = (answer: () => void) => {
    panel.current?.focus({ preventScroll: true });
    answer();
  };
  return (
    <div ref={panel} tabIndex={-1} aria-busy={busy} className="grid gap-2 focus:outline-none">
      <ActFailure failed={yes.error} />
      <ActFailure failed={no.error} />
      {suggested ? (
        <p className="font-semibold text-leaf">{texts.suggested(candidate)}</p>
      ) : (
        (alone || user?.acting?.drafts) && (
          <div className="flex gap-2">
            <Button busy={busy} onClick={() => press(() => yes.act('accept'))} className="min-w-0 flex-1 px-2!">
              {yes.busy ? common.sending : alone ? texts.yes : texts.suggestYes}
            </Button>
            <Button
              look="secondary"
              busy={busy}
              onClick={() => press(() => no.decline([{ id, name }]))}
              className="min-w-0 flex-1 px-2!"
            >
              {no.isPending ? common.sending : alone ? texts.no : texts.suggestNo}
            </Button>
          </div>
        )
      )}
      {!brief && (
        <div className="flex flex-wrap items-center gap-x-4">
          {children}
          {/* At the end, in this line or in one of its own. */}
          {alone && (
            <div className="ms-auto">
              <DeclineWords of={[{ id, name }]} onDone={onDeclined} />
            </div>
          )}
        </div>
      )}
      {!alone && !suggested && user?.acting?.drafts && (
        <p className="text-small text-muted">{texts.candidateDecides(candidate)}</p>
      )}
    </div>
  );
}
