import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { problemSentence } from '../feedback/problem-sentence';

/** Puts what the server refused at its fields, and anything else under the form: `failed` says what did not happen. */
export function showFailure<T extends FieldValues>(form: UseFormReturn<T>, thrown: unknown, failed: string): void {
  if (applyServerErrors(form, thrown).length === 0) form.setError('root', { message: problemSentence(thrown, failed) });
}
