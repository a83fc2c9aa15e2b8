import type {
  OwnPasswordRequest,
  RecoveryCodesAnswer,
  SecondFactorCode,
  SecondFactorRequest,
  SecondFactorSetup,
} from '@kalyanam/shared/admin/administrators';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { api } from '../../session/admin-session';

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
