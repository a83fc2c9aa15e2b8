import { isRefused } from '@kalyanam/web/api-error';
import { queryOptions } from '@tanstack/react-query';
import type { AccountAnswer, AddressChangeAnswer } from '@kalyanam/shared/contracts/account';
import type { CodesAnswer, ResendAnswer, VerifyAnswer } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { refreshUser } from '../../../session/ensure-session';
import { api, session } from '../../../session/session';

export type Channel = 'email' | 'phone';

/** Fetched again each time the page opens: it holds a number of seconds. */
export const codesWaiting = (userId: string, channel: Channel | 'candidate') =>
  queryOptions({
    queryKey: ['codes', userId, channel],
    queryFn: ({ signal }) => api.get<CodesAnswer>(ROUTES.codes, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Asks for a code; the answer says how many seconds to wait for the next. */
export async function sendCode(userId: string, channel: Channel): Promise<ResendAnswer> {
  try {
    return await api.post<ResendAnswer>(ROUTES.resendOtp, { userId, channel });
  } catch (thrown) {
    // Verified on another device in the meantime: the page goes on to the next step.
    if (isRefused(thrown, 'nothing-to-verify')) await refreshUser();
    throw thrown;
  }
}

const taken = ({ user, token }: VerifyAnswer) => session.update(user, token);

/** `token` is the code, or the token of the mailed link. */
export const verifyEmail = async (token: string) => taken(await api.post<VerifyAnswer>(ROUTES.verifyEmail, { token }));

export const verifyPhone = async (userId: string, code: string) =>
  taken(await api.post<VerifyAnswer>(ROUTES.verifyPhone, { userId, code }));

/** Sends a code to the number that families ring; asked again, another one. */
export const askFamilyPhone = (phone: string) => api.post<AddressChangeAnswer>(ROUTES.familyPhone, { phone });

/** R45: sends a code to the candidate, to another number where one is given. */
export const askCandidate = (phone?: string) =>
  api.post<ResendAnswer>(ROUTES.candidateCode, phone === undefined ? {} : { phone });

export const candidateAgrees = async (code: string) =>
  taken(await api.post<VerifyAnswer>(ROUTES.candidateConsent, { code }));

export const confirmFamilyPhone = async (code: string) => {
  await api.post<AccountAnswer>(ROUTES.confirmPhone, { code });
  await refreshUser();
};
