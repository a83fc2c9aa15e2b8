import type { InterestView } from '@kalyanam/shared/contracts/interests';
import { useAnswerTexts } from './answers.en';
import { Icon } from '../../ui/icon';
import { useContactTexts } from './contact.en';

/** The words of the two with an interest: those it came with, and those with which it was declined. */
export function InterestWords({ name, interest }: { name: string; interest: InterestView }) {
  const texts = useAnswerTexts();
  const { direction, note, noteState, message } = interest;
  if (!note && !message) return null;
  return (
    <div className="grid gap-2 text-small">
      {note && (
        <figure className="rounded-control bg-well px-3 py-2">
          <figcaption className="text-muted">{direction === 'sent' ? texts.ownNote : texts.noteOf(name)}</figcaption>
          <blockquote className="whitespace-pre-line wrap-anywhere">{note}</blockquote>
          {noteState === 'held' && <p className="mt-1 text-muted">{texts.noteHeld}</p>}
          {noteState === 'refused' && <p className="mt-1 text-muted">{texts.noteRefused}</p>}
        </figure>
      )}
      {message && (
        <figure className="rounded-control bg-well px-3 py-2">
          <figcaption className="text-muted">{texts.declinedWith(name)}</figcaption>
          <blockquote className="wrap-anywhere">{texts.messages[message]}</blockquote>
        </figure>
      )}
    </div>
  );
}

/** C9: the helpline against fraud, under the first words and the first agreement. */
export function SafetyCard() {
  const { safety } = useContactTexts();
  return (
    <p className="flex items-start gap-2 rounded-control border border-amber-line bg-amber-ground px-3 py-2 text-small text-ink">
      <Icon name="shield" className="mt-0.5 size-5 shrink-0" />
      {safety}
    </p>
  );
}
