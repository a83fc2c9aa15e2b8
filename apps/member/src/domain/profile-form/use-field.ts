import {
  get,
  useController,
  useFormContext,
  useFormState,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import type { ProfileValues } from '@kalyanam/web/form/profile-values';

/**
 * What an input of the surrounding form needs: its registration and its error. A changed error re-renders the caller,
 * not the whole form; with `name`, only an error of that field does.
 */
export function useFormField<Values extends FieldValues = ProfileValues>(name?: FieldPath<Values>) {
  const { register, control } = useFormContext<Values>();
  const { errors } = useFormState({ control, ...(name && { name }) });
  return (path: FieldPath<Values>, options?: RegisterOptions<Values>) => {
    const refused: FieldError | undefined = get(errors, path);
    return { ...register(path, options), error: refused?.message };
  };
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
