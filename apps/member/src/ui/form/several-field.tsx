import { useId, useState, type ComponentProps } from 'react';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { LabelText } from './field';
import { NoteText, type NoteOf, type OptionNote } from './option-note';

interface SeveralFieldProps {
  label: string;
  /** A heading above says the same: the label is for screen readers only. */
  labelUnseen?: boolean;
  /** Says what the line above the list is for. */
  searchLabel: string;
  none: string;
  groups: readonly { readonly name: string | null; readonly options: readonly Option[] }[];
  values: readonly string[];
  /** No more than this many. */
  most: number;
  noteOf?: NoteOf;
  onChange: (values: string[]) => void;
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** Any number of a long list: a line that narrows it, and boxes to tick, those ticked first of all named above. */
export function SeveralField({
  label,
  labelUnseen = false,
  searchLabel,
  none,
  groups,
  values,
  most,
  noteOf = () => null,
  onChange,
}: SeveralFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const wanted = plain(typed.trim());
  const shown = groups
    .map(({ name, options }) => ({ name, options: options.filter((option) => plain(option.label).includes(wanted)) }))
    .filter(({ options }) => options.length > 0);
  const chosen = groups.flatMap(({ options }) => options.filter(({ value }) => values.includes(value)));
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5">
        <span className={labelUnseen ? 'sr-only' : ''}>
          <LabelText label={label} />
        </span>
        {chosen.length > 0 && (
          <span className="block text-small text-muted">{chosen.map((option) => option.label).join(', ')}</span>
        )}
      </legend>
      <input
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // The form around it is not sent by the line that narrows a list.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        className="control rounded-b-none"
      />
      <div className="max-h-60 overflow-y-auto rounded-b-control border border-t-0 border-edge bg-paper px-3 py-1">
        {shown.length === 0 && <p className="py-3 text-small text-muted">{none}</p>}
        {shown.map(({ name, options }) => (
          <div key={name ?? ''} role="group" aria-labelledby={name ? `${id}-${name}` : undefined}>
            {name && (
              <p id={`${id}-${name}`} className="pt-3 text-small font-semibold text-muted">
                {name}
              </p>
            )}
            {options.map((option) => (
              <SeveralRow
                key={option.value}
                label={option.label}
                note={noteOf(option.value)}
                checked={values.includes(option.value)}
                disabled={values.length >= most && !values.includes(option.value)}
                onChange={() => toggle(option.value)}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface SeveralRowProps extends Pick<ComponentProps<'input'>, 'checked' | 'disabled' | 'onChange'> {
  label: string;
  note: OptionNote | null;
}

/** The note has its own column, so that the words stay where they are when it comes. */
const SeveralRow = ({ label, note, ...input }: SeveralRowProps) => (
  <label className={`flex min-h-12 items-center gap-3 ${note?.isEmpty ? 'text-muted' : ''}`}>
    <input {...input} type="checkbox" className="size-5 shrink-0 accent-kumkum" />
    <span className="min-w-0 grow wrap-anywhere">{label}</span>
    <span className="w-18 shrink-0 text-right text-muted">{note && <NoteText note={note} />}</span>
  </label>
);
