import { queryText } from '@kalyanam/web/api-client';
import { isApiError } from '@kalyanam/web/api-error';
import { api, session } from './session';

/** After this time the request is made again. */
const KEPT_MS = 30_000;

interface Asked {
  readonly at: number;
  readonly answer: Promise<unknown>;
}

const asked = new Map<string, Asked>();
// Answers for one member are not for the next.
session.subscribe(() => asked.clear());

const keyOf = (path: string, query?: object) => path + queryText(query);

/** Requests the data of a page while the page's own code is still on its way. */
export function askAhead<T>(path: string, query?: object): Promise<T> {
  const answer = api.get<T>(path, { ...(query && { query }) });
  answer.catch(() => null);
  asked.set(keyOf(path, query), { at: Date.now(), answer });
  return answer;
}

/**
 * A GET whose answer may have been requested ahead; such an answer is used once, and a failed one requested again,
 * unless the request itself was refused.
 */
export function getAhead<T>(path: string, options: { query?: object; signal?: AbortSignal } = {}): Promise<T> {
  const key = keyOf(path, options.query);
  const found = asked.get(key);
  asked.delete(key);
  const ask = () => api.get<T>(path, options);
  if (!found || Date.now() - found.at > KEPT_MS) return ask();
  return (found.answer as Promise<T>).catch((thrown: unknown) => {
    if (isApiError(thrown) && thrown.status === 400) throw thrown;
    return ask();
  });
}
