import type { ComponentProps } from 'react';
import { LIMITS } from '@kalyanam/shared/limits';
import { Field, type FieldProps } from './field';

type CodeFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'onChange'> & { onChange: (code: string) => void };

/** One input for the 6 digits, so that a paste and the phone's own suggestion simply work. */
export function CodeField({ label, hint, error, onChange, ...input }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, LIMITS.codeLength))}
          className="control max-w-64 text-2xl tracking-[0.4em] tabular-nums"
        />
      )}
    </Field>
  );
}
