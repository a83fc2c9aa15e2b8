import { useState, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { phone } from '@kalyanam/shared/topics/account/phone.rule';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { Button } from '../../ui/button';
import { FailureNotice } from '../../ui/form/failure-notice';
import { FormPhone } from './form-phone';

interface Asked {
  phone: string;
}

const resolver = rulesResolver<Asked>({ phone });

interface NumberFormProps<T> {
  label: string;
  hint: ReactNode;
  send: string;
  sending: string;
  /** Has a code sent to the number. */
  ask: (phone: string) => Promise<T>;
  onSent: (phone: string, answer: T) => void;
  /** What the field says of a refusal that names no field. */
  saidOf?: (thrown: unknown) => string | null;
  className?: string;
}

/** The number of a visitor who is not signed in; its code comes next. */
export function NumberForm<T>({ send, sending, ask, onSent, saidOf, className = '', ...words }: NumberFormProps<T>) {
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<Asked>({ resolver, defaultValues: { phone: '' } });
  const submit = form.handleSubmit(async (typed) => {
    setFailed(null);
    try {
      onSent(typed.phone, await ask(typed.phone));
    } catch (thrown) {
      const message = saidOf?.(thrown);
      if (message) form.setError('phone', { message });
      else if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  const { isSubmitting } = form.formState;
  const press = (event: FormEvent) => {
    // However it was typed: the field corrects it only when it is left.
    form.setValue('phone', plainPhone(form.getValues('phone')));
    void submit(event);
  };
  return (
    <form noValidate onSubmit={press} className={`fields ${className}`}>
      <FailureNotice failed={failed} />
      <FormPhone control={form.control} {...words} />
      <Button type="submit" busy={isSubmitting} className="sm:min-w-48 sm:justify-self-start">
        {isSubmitting ? sending : send}
      </Button>
    </form>
  );
}
