import { isApiError } from '@kalyanam/web/api-error';

/** The server's sentence, else the specified one; an unreachable server says so. */
export function problemSentence(thrown: unknown, failed: string): string {
  if (!isApiError(thrown) || thrown.code === 'unexpected') return failed;
  if (thrown.code === 'network') return `${failed}. The server could not be reached; what you typed is kept.`;
  return thrown.message || failed;
}
