import { useState } from 'react';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { Icon } from '../icon';
import { useChipsFieldTexts } from './chips-field.en';
import { FieldFoot, LabelText, useFieldIds, type FieldProps } from './field';
import { NoteText, type OptionNote } from './option-note';

/** Choices at a glance, and at most once the list is open: the others are found by typing. */
const FIRST = 6;
const MOST_SHOWN = 18;

interface ChipsFieldProps extends Pick<FieldProps, 'hint' | 'error'> {
  label: string;
  /** A heading above says the same: the label is for screen readers only. */
  labelUnseen?: boolean;
  /** The most useful first. */
  options: readonly Option[];
  values: readonly string[];
  /** No more than this many; with one, the next choice takes the place of the last. */
  most: number;
  noteOf?: (value: string) => OptionNote | null;
  onChange: (values: string[]) => void;
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();

const CHIP =
  'inline-flex min-h-12 max-w-full items-center gap-2 rounded-full border border-edge bg-paper px-4 py-1 transition-colors duration-150 ' +
  'has-checked:border-kumkum has-checked:bg-kumkum has-checked:text-on-kumkum has-disabled:opacity-55 ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turmeric-ink';

/** Any number of a list as chips: the first of them and those chosen, and the others behind one button. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, labelUnseen, hint, error, options, values, most, onChange } = props;
  const { noteOf = () => null } = props;
  const texts = useChipsFieldTexts();
  const { control, hintId, errorId } = useFieldIds({ hint, error });
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const wanted = plain(typed.trim());
  const others = options.filter(({ value, label: text }) => !values.includes(value) && plain(text).includes(wanted));
  const room = Math.max((open ? MOST_SHOWN : FIRST) - values.length, 0);
  const beside = new Set(others.slice(0, room));
  const shown = options.filter((option) => values.includes(option.value) || beside.has(option));
  const toggle = (value: string) => {
    if (values.includes(value)) onChange(values.filter((other) => other !== value));
    else onChange(most === 1 ? [value] : [...values, value]);
  };
  return (
    <fieldset aria-describedby={control['aria-describedby']} className="min-w-0">
      <legend className={labelUnseen ? 'sr-only' : 'mb-1.5'}>
        <LabelText label={label} />
      </legend>
      {open && options.length > MOST_SHOWN && (
        <input
          type="search"
          aria-label={texts.search(label)}
          placeholder={texts.search(label)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // The form around it is not sent by the line that narrows a list.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          className="control mb-3"
        />
      )}
      <div className="flex flex-wrap gap-2">
        {shown.map(({ value, label: text }) => {
          const note = noteOf(value);
          return (
            <label key={value} className={CHIP}>
              <input
                type="checkbox"
                checked={values.includes(value)}
                disabled={most > 1 && values.length >= most && !values.includes(value)}
                onChange={() => toggle(value)}
                className="sr-only"
              />
              <span className="min-w-0 wrap-anywhere">{text}</span>
              {note && <NoteText note={note} className="font-normal opacity-80" />}
            </label>
          );
        })}
        {options.length > Math.max(FIRST, values.length) && (
          <button
            type="button"
            aria-expanded={open}
            aria-label={`${open ? texts.less : texts.more}: ${label}`}
            onClick={() => {
              setOpen(!open);
              setTyped('');
            }}
            className="inline-flex min-h-12 items-center gap-2 rounded-full px-3 font-semibold text-accent hover:bg-well"
          >
            {open ? texts.less : texts.more}
            <Icon name="down" className={`size-4 ${open ? 'rotate-180' : ''}`} />
          </button>
        )}
      </div>
      {open && wanted !== '' && others.length === 0 && <p className="mt-2 text-small text-muted">{texts.none}</p>}
      <FieldFoot hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </fieldset>
  );
}
