import type { ComponentProps, ReactNode } from 'react';
import { FieldError, useFieldIds } from './field';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  children: ReactNode;
  error?: string | undefined;
};

export function CheckboxField({ children, error, ...input }: CheckboxFieldProps) {
  const { control, errorId } = useFieldIds({ hint: undefined, error });
  return (
    <div>
      <label htmlFor={control.id} className="flex min-h-12 items-start gap-3 py-2">
        <input {...input} {...control} type="checkbox" className="mt-0.5 size-6 shrink-0 accent-kumkum" />
        <span>{children}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
