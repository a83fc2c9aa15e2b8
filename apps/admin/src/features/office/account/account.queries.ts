import type {
  OwnPasswordRequest,
  OwnSessionsAnswer,
  RecoveryCodesAnswer,
  SecondFactorCode,
  SecondFactorRequest,
  SecondFactorSetup,
} from '@kalyanam/shared/team/administrators';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';

export const changePassword = (request: OwnPasswordRequest) =>
  api.put<{ message: string }>(ADMIN_ROUTES.ownPassword, request);

export const beginSecondFactor = (password: string) =>
  api.post<SecondFactorSetup>(ADMIN_ROUTES.secondFactor, { password } satisfies SecondFactorRequest);

const sendCode =
  <Answer>(path: string) =>
  (code: string) =>
    api.post<Answer>(path, { code } satisfies SecondFactorCode);

export const confirmSecondFactor = sendCode<RecoveryCodesAnswer>(ADMIN_ROUTES.secondFactorConfirm);
export const makeRecoveryCodes = sendCode<RecoveryCodesAnswer>(ADMIN_ROUTES.recoveryCodes);
export const removeSecondFactor = sendCode<{ message: string }>(ADMIN_ROUTES.secondFactorRemoval);

/** Below the key of the own session, which changes with them. */
export const ownSessionsQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.session, 'all'],
  queryFn: ({ signal }) => api.get<OwnSessionsAnswer>(ADMIN_ROUTES.ownSessions, { signal }),
  select: ({ sessions }) => sessions,
});
