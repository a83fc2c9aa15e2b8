import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { plainText } from '@kalyanam/shared/base/plain-text';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { INTEREST_LIMITS } from '@kalyanam/shared/topics/interests/interests';
import { lintNote, type NoteMark } from '@kalyanam/shared/topics/interlock/lint';
import { dropDraft, useKeptDraft } from '../../session/kept-drafts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { useCommonTexts } from '../../ui/texts/common.en';
import { showToast } from '../../ui/toast';
import { Marked } from '../look-twice/marked';
import { ActFailure } from './act-failure';
import { useAnswerTexts } from './answers.en';
import { useContactTexts } from './contact.en';
import { spokenName } from './spoken-name';
import { useDoneWords } from './done-words';
import { begun, useBeginnings, type AboutProfile } from './beginnings';
import { useInterest, type InterestAnswered } from './use-interest';

interface SendInterestSheetProps {
  open: boolean;
  /** The profile that the interest is for: the draft is kept with it. */
  about: AboutProfile;
  /** Has the focus once the interest is sent. */
  after: RefObject<HTMLElement | null>;
  onDone?: InterestAnswered | undefined;
  onClose: () => void;
}

interface Warned {
  note: string;
  marks: readonly NoteMark[];
}

/**
 * C9: an interest with two true sentences, or without words. It stays open until the server has answered, so that no
 * word is lost; words that deserve a second look are marked before they go.
 */
export function SendInterestSheet({ open, about, after, onDone, onClose }: SendInterestSheetProps) {
  const texts = useAnswerTexts();
  const common = useCommonTexts();
  const doneWords = useDoneWords(about.name);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = `words:${about.id}`;
  const [typed, setTyped] = useKeptDraft(draft, '');
  const [warned, setWarned] = useState<Warned | null>(null);
  const [isAsked, setAsked] = useState(false);
  const changing = useRef(false);
  const isSent = useRef(false);
  const type = (words: string) => {
    setAsked(false);
    setTyped(words);
  };
  // The sheet and the button that opened it go together, and the focus with them.
  useEffect(
    () => () => {
      if (isSent.current) setTimeout(() => after.current?.focus({ preventScroll: true }));
    },
    [after],
  );
  const note = plainText(typed);
  const left = INTEREST_LIMITS.noteLength - note.length;
  const { busy, error, act } = useInterest({
    id: about.id,
    onDone: (what, answer) => {
      isSent.current = true;
      dropDraft(draft);
      onClose();
      if (onDone) onDone(what, answer);
      else showToast(doneWords(what, answer));
    },
  });
  const isBusy = busy !== null;
  const send = () => {
    if (note === '' || left < 0) {
      setAsked(note === '');
      field.current?.focus();
      return;
    }
    const { action, marks } = lintNote(note);
    if (action === 'warn') setWarned({ note, marks });
    else act('show', note);
  };
  const change = () => {
    changing.current = true;
    setWarned(null);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.sayHello(spokenName(about.name))}
      foot={
        <div className="grid w-full gap-1">
          <ActFailure failed={error} />
          <Button busy={isBusy} onClick={warned ? () => act('show', warned.note) : send} className="w-full">
            {isBusy ? common.sending : warned ? texts.yesSend : texts.send}
          </Button>
          <Button look="quiet" busy={isBusy} onClick={warned ? change : () => act('show')} className="w-full">
            {warned ? texts.change : texts.sendWithout}
          </Button>
          <p className="text-center text-small text-balance text-muted">
            {texts.limits(LIMITS.interestsPerDay, LIMITS.interestDays)}
          </p>
        </div>
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
          <Beginnings about={about} typed={typed} onChoose={type} />
          <div>
            <label htmlFor={id} className="sr-only">
              {texts.words}
            </label>
            <textarea
              id={id}
              ref={(area) => {
                field.current = area;
                if (changing.current) area?.focus();
                changing.current = false;
              }}
              rows={3}
              value={typed}
              onChange={({ target }) => type(target.value)}
              aria-invalid={isAsked || left < 0 || undefined}
              aria-describedby={`${id}-left`}
              className="control field-sizing-content min-h-24 wrap-anywhere"
            />
            <p
              id={`${id}-left`}
              role={isAsked ? 'alert' : undefined}
              className={`mt-1 text-small ${isAsked || left < 0 ? 'font-semibold text-danger' : 'text-end text-muted'}`}
            >
              {isAsked
                ? texts.noWords
                : left < 0
                  ? texts.tooLong(INTEREST_LIMITS.noteLength, -left)
                  : common.charactersLeft(left)}
            </p>
          </div>
          <SafetyCard />
        </div>
      )}
    </Dialog>
  );
}

interface BeginningsProps {
  about: AboutProfile;
  typed: string;
  onChoose: (typed: string) => void;
}

function Beginnings({ about, typed, onChoose }: BeginningsProps) {
  const texts = useAnswerTexts();
  const beginnings = useBeginnings(about);
  return (
    <ul aria-label={texts.beginnings} className="flex flex-wrap gap-2">
      {beginnings.map((beginning) => (
        <li key={beginning.label} className="max-w-full">
          <button
            type="button"
            aria-pressed={typed.startsWith(beginning.sentence)}
            onClick={() => onChoose(begun(beginning, beginnings, typed))}
            className="min-h-12 rounded-full border border-edge bg-paper px-5 py-1 text-start wrap-anywhere transition-colors duration-150 hover:bg-well aria-pressed:border-kumkum aria-pressed:bg-kumkum aria-pressed:font-semibold aria-pressed:text-on-kumkum"
          >
            {beginning.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** C9: the helpline against fraud, with the first words. */
function SafetyCard() {
  const { safety } = useContactTexts();
  return (
    <p className="flex items-start gap-2 rounded-control border border-amber-line bg-amber-ground px-3 py-2 text-small text-ink">
      <Icon name="shield" className="mt-0.5 size-5 shrink-0" />
      {safety}
    </p>
  );
}
