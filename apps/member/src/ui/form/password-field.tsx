import { useState, type ComponentProps } from 'react';
import { useCommonTexts } from '../texts/common.en';
import { Field, type FieldProps } from './field';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>;

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const common = useCommonTexts();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="control pr-14"
          />
          <button
            type="button"
            aria-label={common.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted"
          >
            <Eye crossed={shown} />
          </button>
        </div>
      )}
    </Field>
  );
}

const Eye = ({ crossed }: { crossed: boolean }) => (
  <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden="true">
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
    {crossed && <path d="M4 20 20 4" strokeLinecap="round" />}
  </svg>
);
