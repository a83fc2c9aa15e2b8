import { useId, useRef, useState } from 'react';
import { INTEREST_LIMITS } from '@kalyanam/shared/topics/interests/interests';
import { lintNote, type NoteMark } from '@kalyanam/shared/topics/interlock/lint';
import { plainText } from '@kalyanam/shared/base/plain-text';
import { Button } from '../../ui/button';
import { dropDraft, useKeptDraft } from '../../session/kept-drafts';
import { Dialog } from '../../ui/dialog';
import { Marked } from '../look-twice/marked';
import { useAnswerTexts } from './answers.en';
import { SafetyCard } from './interest-words';
import { useCommonTexts } from '../../ui/texts/common.en';

interface WordsDialogProps {
  open: boolean;
  /** The profile that they are for: the draft is kept with it. */
  about: string;
  name: string;
  onSend: (note: string) => void;
  onClose: () => void;
}

/** C9: two true sentences with an interest; words that deserve a second look are marked before it goes. */
export function WordsDialog({ open, about, name, onSend, onClose }: WordsDialogProps) {
  const texts = useAnswerTexts();
  const common = useCommonTexts();
  const id = useId();
  const draft = `words:${about}`;
  const [typed, setTyped] = useKeptDraft(draft, '');
  const [warned, setWarned] = useState<{ note: string; marks: readonly NoteMark[] } | null>(null);
  const openers = Object.values(texts.openersList);
  const changing = useRef(false);
  const note = plainText(typed);
  const left = INTEREST_LIMITS.noteLength - note.length;
  const sent = (words: string) => {
    dropDraft(draft);
    onSend(words);
  };
  const send = () => {
    const { action, marks } = lintNote(note);
    if (action === 'warn') setWarned({ note, marks });
    else sent(note);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.wordsTitle(name)}
      foot={
        warned ? (
          <>
            <Button
              look="secondary"
              onClick={() => {
                changing.current = true;
                setWarned(null);
              }}
            >
              {texts.change}
            </Button>
            <Button onClick={() => sent(warned.note)}>{texts.yesSend}</Button>
          </>
        ) : (
          <Button disabled={note === '' || left < 0} onClick={send}>
            {texts.send}
          </Button>
        )
      }
    >
      {warned ? (
        <div className="grid gap-4" role="group" aria-labelledby={`${id}-asked`}>
          <h3 id={`${id}-asked`} tabIndex={-1} ref={(heading) => heading?.focus()} className="text-xl outline-none">
            {texts.sendAnyway}
          </h3>
          <p className="rounded-control bg-well p-3 whitespace-pre-line wrap-anywhere">
            <Marked {...warned} />
          </p>
          <p>{texts.warned}</p>
        </div>
      ) : (
        <div className="grid gap-4">
          <p className="text-muted">{texts.wordsHint}</p>
          <ul aria-label={texts.openers} className="grid gap-2">
            {openers.map((opener) => (
              <li key={opener}>
                <button
                  type="button"
                  onClick={() => setTyped(begun(opener, openers, typed))}
                  className="min-h-12 w-full rounded-control border border-edge bg-paper px-3 py-2 text-start text-small text-accent hover:bg-well"
                >
                  {opener}
                </button>
              </li>
            ))}
          </ul>
          <div>
            <label htmlFor={id} className="mb-1.5 block font-semibold">
              {texts.words}
            </label>
            <textarea
              id={id}
              ref={(field) => {
                if (changing.current) field?.focus();
                changing.current = false;
              }}
              rows={4}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              aria-describedby={`${id}-left`}
              className="control field-sizing-content min-h-28 wrap-anywhere"
            />
            <p id={`${id}-left`} className={`mt-1 text-small ${left < 0 ? 'font-semibold text-danger' : 'text-muted'}`}>
              {left < 0 ? texts.tooLong(INTEREST_LIMITS.noteLength, -left) : common.charactersLeft(left)}
            </p>
          </div>
          <SafetyCard />
        </div>
      )}
    </Dialog>
  );
}

/** Replaces the beginning; the text written after it stays. */
function begun(opener: string, openers: readonly string[], typed: string): string {
  const before = openers.find((known) => typed.startsWith(known)) ?? '';
  return `${opener} ${typed.slice(before.length).trimStart()}`.trimEnd();
}
