import type {
  AssistedCodeAnswer,
  AssistedCodeRequest,
  AssistedEntryAnswer,
  AssistedEntryRequest,
} from '@kalyanam/shared/team/assisted';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { api } from '../../../session/admin-session';

export const sendReadBackCode = (body: AssistedCodeRequest) =>
  api.post<AssistedCodeAnswer>(ADMIN_ROUTES.assistedCode, body);

export const enterMember = (body: AssistedEntryRequest) => api.post<AssistedEntryAnswer>(ADMIN_ROUTES.assisted, body);
