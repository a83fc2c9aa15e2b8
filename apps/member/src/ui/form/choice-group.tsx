import type { ComponentProps } from 'react';
import type { Option } from '@kalyanam/shared/vocabulary/option';
import { FieldError, FieldHint, LabelText, useFieldIds, type FieldProps } from './field';

type ChoiceGroupProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> & {
    options: readonly Option[];
    /** The chosen value, where no form registers the inputs. */
    value?: string;
    /** A heading above says the same: the label is for screen readers only. */
    labelUnseen?: boolean;
  };

const CHOICE =
  'inline-flex min-h-12 items-center rounded-full border border-edge bg-paper px-5 py-1 transition-colors duration-150 ' +
  'has-checked:border-kumkum has-checked:bg-kumkum has-checked:font-semibold has-checked:text-on-kumkum ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turmeric-ink';

/** Radio buttons drawn as large choices. */
export function ChoiceGroup({ label, hint, error, optional, options, value, labelUnseen, ...input }: ChoiceGroupProps) {
  const { control, hintId, errorId } = useFieldIds({ hint, error });
  return (
    <fieldset aria-describedby={control['aria-describedby']}>
      <legend className={labelUnseen ? 'sr-only' : 'mb-1.5'}>
        <LabelText label={label} optional={optional ?? false} />
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={`${CHOICE} ${error ? 'border-danger' : ''}`}>
            <input
              {...input}
              type="radio"
              value={option.value}
              {...(value === undefined ? {} : { checked: value === option.value })}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
      <FieldHint id={hintId} hint={hint} />
    </fieldset>
  );
}
