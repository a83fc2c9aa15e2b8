import { useFormContext, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import type { ProfileValues } from './profile-values';

/** What an input of the surrounding form needs: its registration and the sentence that refuses it. */
export function useFormField<Values extends FieldValues = ProfileValues>() {
  const { register, getFieldState, formState } = useFormContext<Values>();
  return (path: FieldPath<Values>, options?: RegisterOptions<Values>) => ({
    ...register(path, options),
    error: getFieldState(path, formState).error?.message,
  });
}
