import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { CodeField } from './code-field';

interface FormCodeProps<Values extends FieldValues> {
  control: Control<Values>;
  label: string;
  autoFocus?: boolean;
}

/** The field `code` of a form. */
export function FormCode<Values extends FieldValues & { code: string }>({
  control,
  label,
  autoFocus = false,
}: FormCodeProps<Values>) {
  const { field, fieldState } = useController({ control, name: 'code' as Path<Values> });
  return (
    <CodeField
      label={label}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
      autoFocus={autoFocus}
    />
  );
}
