import { useController, useFormContext, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import type { ProfileValues } from './profile-values';

/** What an input of the surrounding form needs: its registration and the sentence that refuses it. */
export function useFormField<Values extends FieldValues = ProfileValues>() {
  const { register, getFieldState, formState } = useFormContext<Values>();
  return (path: FieldPath<Values>, options?: RegisterOptions<Values>) => ({
    ...register(path, options),
    error: getFieldState(path, formState).error?.message,
  });
}

/** The same for a control that is no input of the browser's own. */
export function useControlledField(path: FieldPath<ProfileValues>) {
  const { control } = useFormContext<ProfileValues>();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: path });
  return { ref, value: value as string, onChange, onBlur, error: fieldState.error?.message };
}
