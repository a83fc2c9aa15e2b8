import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ProfileValues } from './profile-values';

/** What an input of the surrounding form needs: its registration and the sentence that refuses it. */
export function useFormField<Values extends FieldValues = ProfileValues>() {
  const { register, getFieldState, formState } = useFormContext<Values>();
  return (path: FieldPath<Values>) => ({
    ...register(path),
    error: getFieldState(path, formState).error?.message,
  });
}
