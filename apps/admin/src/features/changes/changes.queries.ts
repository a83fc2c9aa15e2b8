import type { ProfileEditDecisionAnswer, ProfileEditDecisionRequest } from '@kalyanam/shared/admin/profile-edits';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { api } from '../../session/admin-session';

export const decideEdit = ({ id, ...decision }: ProfileEditDecisionRequest & { id: string }) =>
  api.post<ProfileEditDecisionAnswer>(ADMIN_ROUTES.profileEditDecision(id), decision);
