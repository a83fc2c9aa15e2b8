import { isApiError } from '@kalyanam/web/api-error';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The server's sentence, else the specified one; an unreachable server says so. */
export function problemSentence(thrown: unknown, failed: string): string {
  if (!isApiError(thrown) || thrown.code === 'unexpected') return failed;
  if (thrown.code === 'network') return `${failed}. The server could not be reached; what you typed is kept.`;
  return thrown.message || failed;
}

/** Puts what the server refused at its fields, and anything else under the form: `failed` says what did not happen. */
export function showFailure<T extends FieldValues>(form: UseFormReturn<T>, thrown: unknown, failed: string): void {
  if (applyServerErrors(form, thrown).length === 0) form.setError('root', { message: problemSentence(thrown, failed) });
}
