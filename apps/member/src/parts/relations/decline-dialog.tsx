import { useState } from 'react';
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
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { useAnswerTexts } from './answers.en';
import { useDeclines } from './use-declines';

export interface DeclineDialogProps {
  open: boolean;
  /** Whose interest; one or several. */
  of: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
  onDone?: () => void;
}

/** A reason for oneself and a message for them. */
export function DeclineDialog({ open, of, onClose, onDone }: DeclineDialogProps) {
  const texts = useAnswerTexts();
  const failure = useFailure();
  const [reason, setReason] = useState<DeclineReason>('no-reason');
  const [message, setMessage] = useState<DeclineMessage>('thanks');
  const { mutate, isPending, error } = useDeclines(() => {
    onClose();
    onDone?.();
  });
  const [only] = of;
  const single = of.length === 1 && only !== undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={single ? texts.declineTitle(only.name) : texts.declineSeveralTitle(of.length)}
      foot={
        <Button look="danger" busy={isPending} onClick={() => mutate({ ids: of.map(({ id }) => id), reason, message })}>
          {single ? texts.declineNow : texts.declineSeveralNow(of.length)}
        </Button>
      }
    >
      <div className="grid gap-5">
        <ChoiceGroup
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          table
          options={DECLINE_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
          value={reason}
          onChange={({ target }) => setReason(target.value as DeclineReason)}
        />
        <fieldset>
          <legend className="mb-1.5 font-semibold">{texts.message}</legend>
          <p className="mb-2 text-small text-muted">{texts.messageHint(LIMITS.interestCoolOffDays)}</p>
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
        {error && !isPending && (
          <Notice look="danger" alert>
            {failure(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
