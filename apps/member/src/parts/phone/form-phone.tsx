import type { ReactNode } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { PhoneField } from './phone-field';

interface FormPhoneProps<Values extends FieldValues> {
  control: Control<Values>;
  label: string;
  hint: ReactNode;
}

/** The field `phone` of a form. */
export function FormPhone<Values extends FieldValues & { phone: string }>({
  control,
  ...words
}: FormPhoneProps<Values>) {
  const { field, fieldState } = useController({ control, name: 'phone' as Path<Values> });
  const { ref, value, ...input } = field;
  return <PhoneField {...words} value={value} error={fieldState.error?.message} inputRef={ref} {...input} />;
}
