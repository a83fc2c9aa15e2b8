import type { ComponentProps, ReactNode } from 'react';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { useCommonTexts } from '../texts/common.en';
import { Field, type FieldProps } from './field';

type LongTextFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id'> & {
    length: number;
    /** How many characters it may have. */
    most?: number;
    /** Above the text area: suggested beginnings. */
    help?: ReactNode;
  };

/** A text with a counter, which turns red under 50 remaining. */
export function LongTextField({ label, hint, error, optional, length, most, help, ...area }: LongTextFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      optional={optional ?? false}
      hint={hint}
      aside={<Counter left={(most ?? LIMITS.longTextLength) - length} />}
    >
      {(control) => (
        <>
          {help}
          <textarea rows={5} {...area} {...control} className="control field-sizing-content min-h-32 wrap-anywhere" />
        </>
      )}
    </Field>
  );
}

function Counter({ left }: { left: number }) {
  const { charactersLeft } = useCommonTexts();
  const low = left < LIMITS.counterWarning;
  return <span className={low ? 'font-semibold text-danger' : ''}>{charactersLeft(left)}</span>;
}
