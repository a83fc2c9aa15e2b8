import type { FormMarkAnswer } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../../session/session';

let mark: Promise<string | undefined> | null = null;

/**
 * The first step is left: the server notes the time, and gets its mark back with the form. Without a mark the form
 * counts the same.
 */
export function beginForm() {
  mark ??= api
    .get<FormMarkAnswer>(`${ROUTES.register}/mark`, { anonymous: true })
    .then((answer) => answer.mark)
    .catch(() => undefined);
}

/** A form that was restored from a draft has none: how long it took is not known. */
export const formMark = async (): Promise<Record<string, string>> => {
  const known = await mark;
  return known ? { 'X-Form-Mark': known } : {};
};
