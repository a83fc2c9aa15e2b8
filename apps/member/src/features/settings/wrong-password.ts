import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError } from '@kalyanam/web/api-error';

/** Says on the field that the present password is not right; false where something else went wrong. */
export function wrongPassword<T extends FieldValues>(form: UseFormReturn<T>, field: Path<T>, thrown: unknown): boolean {
  if (!isApiError(thrown) || thrown.code !== 'wrong-password') return false;
  form.setError(field, { type: 'server', message: thrown.message }, { shouldFocus: true });
  return true;
}
