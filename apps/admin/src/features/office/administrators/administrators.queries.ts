import type {
  AdministratorAnswer,
  AdministratorChange,
  NewAdministratorRequest,
} from '@kalyanam/shared/team/administrators';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { api } from '../../../session/admin-session';

export const createAdministrator = (administrator: NewAdministratorRequest) =>
  api.post<AdministratorAnswer>(ADMIN_ROUTES.administrators, administrator);

export const changeAdministrator = ({ id, ...change }: AdministratorChange & { id: string }) =>
  api.patch<AdministratorAnswer>(ADMIN_ROUTES.administrator(id), change satisfies AdministratorChange);

export const resetPassword = (id: string) => api.post<AdministratorAnswer>(ADMIN_ROUTES.administratorPassword(id));

export const resetSecondFactor = (id: string) =>
  api.delete<AdministratorAnswer>(ADMIN_ROUTES.administratorSecondFactor(id));
