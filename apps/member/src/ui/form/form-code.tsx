import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { CodeField } from './code-field';

interface FormCodeProps<Values extends FieldValues> {
  control: Control<Values>;
  label: string;
  /** 'code' by default. */
  name?: Path<Values>;
  autoFocus?: boolean;
}

/** The field of a form for a code. */
export function FormCode<Values extends FieldValues & { code: string }>({
  control,
  label,
  name = 'code' as Path<Values>,
  autoFocus = false,
}: FormCodeProps<Values>) {
  const { field, fieldState } = useController({ control, name });
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
