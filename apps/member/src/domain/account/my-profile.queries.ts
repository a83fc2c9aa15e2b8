import { queryOptions } from '@tanstack/react-query';
import type { MyProfileAnswer } from '@kalyanam/shared/contracts/profile-calls';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../../session/session';

export const myProfile = queryOptions({
  queryKey: ['my-profile'],
  queryFn: async ({ signal }) => (await api.get<MyProfileAnswer>(ROUTES.myProfile, { signal })).profile,
});
