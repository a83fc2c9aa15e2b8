import type {
  AccountStatusAnswer,
  AccountStatusRequest,
  UserHistoryAnswer,
  WithdrawalAnswer,
} from '@kalyanam/shared/admin/users';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/admin-session';
import { withProof } from '../../session/proof';

/** Looking at a history is written to the audit log, so it is not asked for again by itself. */
export const historyQuery = (userId: string) =>
  queryOptions({
    queryKey: [ADMIN_ROUTES.users, 'history', userId],
    queryFn: ({ signal }) => api.get<UserHistoryAnswer>(ADMIN_ROUTES.user(userId), { signal }),
    select: ({ user }) => user,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export type StatusChange = 'suspend' | 'restore' | 'withdraw';

const PATH_OF = {
  suspend: ADMIN_ROUTES.suspendUser,
  restore: ADMIN_ROUTES.restoreUser,
  withdraw: ADMIN_ROUTES.withdrawVerification,
} as const;

export const changeAccountStatus = ({
  userId,
  to,
  reason,
}: AccountStatusRequest & { userId: string; to: StatusChange }) =>
  withProof(() =>
    api.post<AccountStatusAnswer | WithdrawalAnswer>(PATH_OF[to](userId), { reason } satisfies AccountStatusRequest),
  );
