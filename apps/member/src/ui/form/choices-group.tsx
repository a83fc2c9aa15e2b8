import type { ComponentProps } from 'react';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { FieldFoot, LabelText, useFieldIds, type FieldProps } from './field';

type ChoicesGroupProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> & {
    options: readonly Option[];
    /** The chosen values, where no form registers the inputs. */
    values?: readonly string[];
    /** A heading above says the same: the label is for screen readers only. */
    labelUnseen?: boolean;
  };

const CHOICE =
  'group inline-flex min-h-12 items-center gap-2 rounded-full border bg-paper px-4 py-1 transition-colors duration-150 ' +
  'has-checked:border-kumkum has-checked:bg-kumkum has-checked:text-on-kumkum ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turmeric-ink';

/** Checkboxes drawn as large choices, of which any number may be taken. */
export function ChoicesGroup({
  label,
  hint,
  error,
  optional,
  options,
  values,
  labelUnseen,
  ...input
}: ChoicesGroupProps) {
  const { control, hintId, errorId } = useFieldIds({ hint, error });
  return (
    <fieldset aria-describedby={control['aria-describedby']} disabled={input.disabled}>
      <legend className={labelUnseen ? 'sr-only' : 'mb-1.5'}>
        <LabelText label={label} optional={optional ?? false} />
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={`${CHOICE} ${error ? 'border-danger' : 'border-edge'}`}>
            <input
              {...input}
              type="checkbox"
              value={option.value}
              {...(values && { checked: values.includes(option.value) })}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldFoot hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </fieldset>
  );
}
