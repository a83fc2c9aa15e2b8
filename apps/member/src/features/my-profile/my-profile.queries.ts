import type { ResubmitAnswer, ResubmitRequest } from '@kalyanam/shared/contracts/resubmission';
import type { StatusAnswer, StatusRequest } from '@kalyanam/shared/contracts/profile-calls';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../../session/session';

export const setActive = (isActive: boolean) =>
  api.put<StatusAnswer>(ROUTES.myStatus, { isActive } satisfies StatusRequest);

export const resubmit = (numbers: ResubmitRequest) => api.post<ResubmitAnswer>(ROUTES.resubmit, numbers);
