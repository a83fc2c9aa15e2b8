import type { ComponentProps } from 'react';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { useCommonTexts } from '../texts/common.en';
import { Field, type FieldProps } from './field';
import type { NoteOf, OptionNote } from './option-note';

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id'> & { options: readonly Option[]; emptyLabel?: string; noteOf?: NoteOf };

/** The phone's own list of choices. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  options,
  emptyLabel,
  noteOf,
  ...select
}: SelectFieldProps) {
  const common = useCommonTexts();
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <select {...select} {...control} className="control">
          <option value="">{emptyLabel ?? common.choose}</option>
          {options.map(({ value, label: text }) => (
            // The closed field shows the chosen option, and has no room for a note.
            <NotedOption key={value} value={value} text={text} note={value === select.value ? null : noteOf?.(value)} />
          ))}
        </select>
      )}
    </Field>
  );
}

interface NotedOptionProps {
  value: string;
  text: string;
  note: OptionNote | null | undefined;
}

const NotedOption = ({ value, text, note }: NotedOptionProps) =>
  note ? (
    <option value={value} aria-label={`${text}, ${note.said}`} className={note.isEmpty ? 'text-muted' : ''}>
      {`${text} (${note.shown})`}
    </option>
  ) : (
    <option value={value}>{text}</option>
  );
