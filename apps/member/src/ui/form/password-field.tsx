import { FOR_PASSWORD_MANAGERS } from '@kalyanam/shared/topics/account/password-parts';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icon';
import { useCommonTexts } from '../texts/common.en';
import { Field, type FieldProps } from './field';

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & {
    /** Between the input and its hint. */
    beneath?: ReactNode;
  };

export function PasswordField({ label, hint, error, beneath, ...input }: PasswordFieldProps) {
  const common = useCommonTexts();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <div className="relative">
            <input
              {...(input.autoComplete === 'new-password' && FOR_PASSWORD_MANAGERS)}
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
              <Icon name="eye" className="size-6" />
              {shown && <span aria-hidden="true" className="absolute h-0.5 w-6 rotate-[-50deg] bg-current" />}
            </button>
          </div>
          {beneath}
        </>
      )}
    </Field>
  );
}
