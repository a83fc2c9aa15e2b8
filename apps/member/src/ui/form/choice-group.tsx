import type { ComponentProps } from 'react';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { NotedChoice, type NoteOf } from './option-note';
import { FieldFoot, LabelText, useFieldIds, type FieldProps } from './field';

type ChoiceGroupProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> & {
    options: readonly Option[];
    /** The chosen value, where no form registers the inputs. */
    value?: string;
    /** A heading above says the same: the label is for screen readers only. */
    labelUnseen?: boolean;
    /** One below the other in columns, where there are many or their words are long. */
    table?: boolean;
    /** Beside each choice that has a value. */
    noteOf?: NoteOf;
  };

const CHOICE =
  'group min-h-12 items-center border bg-paper py-1 transition-colors duration-150 ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turmeric-ink';
const CHOSEN = 'has-checked:border-kumkum has-checked:bg-kumkum has-checked:text-on-kumkum';
const PILL = 'inline-flex rounded-full px-5';
/** Two to a line on the narrowest phones and six on a desk, the longest words on two lines and never broken. */
const CELL = 'flex justify-center rounded-control px-1.5 text-center text-small leading-tight text-balance';
const TABLE = 'grid grid-cols-2 gap-2 min-[24rem]:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]';
/** No answer is not the loudest one. */
const NO_ANSWER = 'has-checked:border-edge has-checked:bg-well has-checked:text-muted';

/** Radio buttons drawn as large choices. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, hint, error, optional, options, value, labelUnseen, table = false, noteOf, ...input } = props;
  const { control, hintId, errorId } = useFieldIds({ hint, error });
  return (
    <fieldset aria-describedby={control['aria-describedby']}>
      <legend className={labelUnseen ? 'sr-only' : 'mb-1.5'}>
        <LabelText label={label} optional={optional ?? false} />
      </legend>
      <div className={table ? TABLE : 'flex flex-wrap gap-2'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${CHOICE} ${option.value === '' ? NO_ANSWER : CHOSEN} ${table ? CELL : PILL} ${error ? 'border-danger' : 'border-edge'}`}
          >
            <input
              {...input}
              type="radio"
              value={option.value}
              {...(value === undefined ? {} : { checked: value === option.value })}
              className="sr-only"
            />
            {noteOf && option.value ? (
              <NotedChoice note={noteOf(option.value)}>{option.label}</NotedChoice>
            ) : (
              option.label
            )}
          </label>
        ))}
      </div>
      <FieldFoot hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </fieldset>
  );
}
