import type { ComponentProps } from 'react';
import type { Option } from '@kalyanam/shared/vocabulary/option';
import { useCommonTexts } from '../texts/common.en';
import { Field, type FieldProps } from './field';

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id'> & { options: readonly Option[]; emptyLabel?: string };

/** The phone's own list of choices. */
export function SelectField({ label, hint, error, optional, options, emptyLabel, ...select }: SelectFieldProps) {
  const common = useCommonTexts();
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <select {...select} {...control} className="control">
          <option value="">{emptyLabel ?? common.choose}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
