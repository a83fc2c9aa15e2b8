import type { InterestView } from '@kalyanam/shared/contracts/interests';
import { useAnswerTexts } from './answers.en';

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
