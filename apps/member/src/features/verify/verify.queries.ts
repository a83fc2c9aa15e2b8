import type { ResendAnswer, VerifyAnswer } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/routes';
import { api, session } from '../../session/session';

export type Channel = 'email' | 'phone';

/** Asks for a code; the answer says how many seconds to wait for the next. */
export const sendCode = (userId: string, channel: Channel) =>
  api.post<ResendAnswer>(ROUTES.resendOtp, { userId, channel });

const taken = ({ user, token }: VerifyAnswer) => session.update(user, token);

/** `token` is the code, or what the mailed link holds. */
export const verifyEmail = async (token: string) => taken(await api.post<VerifyAnswer>(ROUTES.verifyEmail, { token }));

export const verifyPhone = async (userId: string, code: string) =>
  taken(await api.post<VerifyAnswer>(ROUTES.verifyPhone, { userId, code }));
