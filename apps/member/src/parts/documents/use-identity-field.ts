import { useFormContext, useFormState, type RegisterOptions } from 'react-hook-form';
import type { IdentityValues } from './identity-values';

/** What an input of a document needs of the surrounding form: its registration and its error. */
export function useIdentityField<Name extends keyof IdentityValues>(
  name: Name,
  options?: RegisterOptions<IdentityValues, Name>,
) {
  const { register, control } = useFormContext<IdentityValues>();
  const { errors } = useFormState({ control, name });
  return { ...register(name, options), error: errors[name]?.message };
}
