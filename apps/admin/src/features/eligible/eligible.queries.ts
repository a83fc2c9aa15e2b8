import type { AddEligibleUsersRequest, EligibleUsersAnswer } from '@kalyanam/shared/admin/eligible-users';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { api } from '../../session/admin-session';

const IMPORT_MS = 120_000;

export const addEligible = (users: AddEligibleUsersRequest['users']) =>
  api.post<EligibleUsersAnswer>(ADMIN_ROUTES.eligibleUsers, { users } satisfies AddEligibleUsersRequest, {
    timeoutMs: IMPORT_MS,
  });

export const removeEligible = (id: string) => api.delete<{ message: string }>(ADMIN_ROUTES.eligibleUser(id));
