import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { get } from 'react-hook-form';
import { isApiError } from '../api-error';

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'setError' | 'getValues'>;

/**
 * Puts the server's sentence on each field it names and focuses the first of them.
 * @returns the paths that were marked; empty when the error names no field of this form.
 */
export function applyServerErrors<T extends FieldValues>(form: Form<T>, thrown: unknown): Path<T>[] {
  if (!isApiError(thrown)) return [];
  const values = form.getValues();
  const paths = Object.keys(thrown.fields).filter((path) => get(values, path) !== undefined) as Path<T>[];
  paths.forEach((path, index) => {
    const message = thrown.fields[path];
    form.setError(path, { type: 'server', ...(message ? { message } : {}) }, { shouldFocus: index === 0 });
  });
  return paths;
}
