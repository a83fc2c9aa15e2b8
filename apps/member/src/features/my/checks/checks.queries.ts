import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CheckCodeAnswer, MyChecksAnswer } from '@kalyanam/shared/contracts/fact-checks';
import type { CheckFact } from '@kalyanam/shared/base/domain/lists';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { UploadOptions } from '@kalyanam/web/upload';
import { waiting } from '../../../parts/waiting/waiting.queries';
import { api } from '../../../session/session';

export const myChecks = queryOptions({
  queryKey: ['my-checks'],
  queryFn: ({ signal }) => api.get<MyChecksAnswer>(ROUTES.myChecks, { signal }),
});

/** Shows the lines that an answer brought. */
export function useShowChecks() {
  const client = useQueryClient();
  return (answer: MyChecksAnswer) => {
    client.setQueryData(myChecks.queryKey, answer);
    // The upload of a file is no mutation of the cache, and may renew what waited.
    void client.invalidateQueries({ queryKey: waiting.queryKey });
  };
}

/** The route reads `kind` before the file. */
export function sendPaper(fact: CheckFact, kind: string, file: File, options: UploadOptions): Promise<MyChecksAnswer> {
  const form = new FormData();
  if (kind) form.append('kind', kind);
  form.append('file', file, file.name);
  return api.upload<MyChecksAnswer>(ROUTES.myCheck(fact), form, options);
}

export const sendCheckCode = (fact: CheckFact, email: string) =>
  api.post<CheckCodeAnswer>(ROUTES.checkCode(fact), email ? { email } : {});

export const confirmCheckCode = (fact: CheckFact, code: string) =>
  api.post<MyChecksAnswer>(ROUTES.confirmCheckCode(fact), { code });
