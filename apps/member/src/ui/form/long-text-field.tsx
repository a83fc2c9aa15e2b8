import type { ComponentProps } from 'react';
import { LIMITS } from '@kalyanam/shared/limits';
import { useCommonTexts } from '../texts/common.en';
import { Field, type FieldProps } from './field';

type LongTextFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'> & { length: number };

/** A text of at most 1000 characters; the counter turns red under 50 remaining. */
export function LongTextField({ label, hint, error, optional, length, ...area }: LongTextFieldProps) {
  const left = LIMITS.longTextLength - length;
  const counter = <Counter left={left} />;
  return (
    <Field
      label={label}
      error={error}
      optional={optional ?? false}
      hint={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{hint}</span>
          {counter}
        </span>
      }
    >
      {(control) => (
        <textarea rows={5} {...area} {...control} className="control field-sizing-content min-h-32 wrap-anywhere" />
      )}
    </Field>
  );
}

function Counter({ left }: { left: number }) {
  const { charactersLeft } = useCommonTexts();
  const low = left < LIMITS.counterWarning;
  return <span className={low ? 'font-semibold text-danger' : ''}>{charactersLeft(left)}</span>;
}
