import { useState, type ReactNode } from 'react';
import {
  DECLINE_MESSAGES,
  DECLINE_REASONS,
  type DeclineMessage,
  type DeclineReason,
} from '@kalyanam/shared/base/domain/lists';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { ActFailure } from './act-failure';
import { useAnswerTexts } from './answers.en';
import { PLAIN_NO, useDeclines, type Declined } from './use-declines';

export interface DeclineSheetProps {
  open: boolean;
  /** One or several. */
  of: readonly Declined[];
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

/** A "no" to one family or to several; the letter that they read and one's own reason are folded, and optional. */
export function DeclineSheet({ open, of, onClose, onDone }: DeclineSheetProps) {
  const texts = useAnswerTexts();
  const [reason, setReason] = useState<DeclineReason>(PLAIN_NO.reason);
  const [message, setMessage] = useState<DeclineMessage>(PLAIN_NO.message);
  const { decline, isPending, error } = useDeclines({
    onDone: () => {
      onClose();
      onDone?.();
    },
  });
  const [only] = of;
  const single = of.length === 1 && only !== undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={single ? texts.declineTitle(only.name) : texts.declineSeveralTitle(of.length)}
      foot={
        <Button busy={isPending} onClick={() => decline(of, { reason, message })} className="grow">
          {single ? texts.no : texts.declineSeveralNow(of.length)}
        </Button>
      }
    >
      <div className="grid gap-3">
        <Folded label={texts.message} value={texts.messages[message]} open={single}>
          <p className="mb-2 text-small text-muted">{texts.messageHint(LIMITS.interestCoolOffDays)}</p>
          <fieldset>
            <legend className="sr-only">{texts.message}</legend>
            {DECLINE_MESSAGES.map((value) => (
              <label key={value} className="flex min-h-12 items-start gap-3 py-2">
                <input
                  type="radio"
                  name="message"
                  value={value}
                  checked={message === value}
                  onChange={() => setMessage(value)}
                  className="mt-1 size-5 shrink-0 accent-kumkum"
                />
                <span className="wrap-anywhere">{texts.messages[value]}</span>
              </label>
            ))}
          </fieldset>
        </Folded>
        <Folded label={texts.reason} value={texts.reasons[reason]}>
          <ChoiceGroup
            label={texts.reason}
            labelUnseen
            hint={texts.reasonHint}
            name="reason"
            table
            options={DECLINE_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
            value={reason}
            onChange={({ target }) => setReason(target.value as DeclineReason)}
          />
        </Folded>
        <ActFailure failed={error} />
      </div>
    </Dialog>
  );
}

interface FoldedProps {
  label: string;
  /** The choice, shown while it is folded. */
  value: string;
  open?: boolean;
  children: ReactNode;
}

function Folded({ label, value, open = false, children }: FoldedProps) {
  return (
    <details open={open} className="group rounded-control border border-line px-4">
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 py-2">
        <span className="font-semibold text-accent">{label}</span>
        <span className="text-small text-muted wrap-anywhere group-open:hidden">{value}</span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
