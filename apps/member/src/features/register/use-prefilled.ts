import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { IdentityHint } from '../../domain/identity/use-identity-hint';
import type { Registration } from './registration';

/** Fills in what the identity service knows; a name that was typed already stays. */
export function usePrefilled(form: UseFormReturn<Registration>, identity: IdentityHint | null) {
  useEffect(() => {
    if (!identity) return;
    if (!form.getValues('name')) form.setValue('name', identity.name);
    form.setValue('email', identity.email, { shouldDirty: true });
  }, [form, identity]);
}
