import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import type {
  AccountStatusAnswer,
  AccountStatusRequest,
  UserHistoryAnswer,
  WithdrawalAnswer,
} from '@kalyanam/shared/team/users';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type {
  MemberCodeAnswer,
  BiodataWithdrawnByTeam,
  MemberSignedOutAnswer,
  ProfileViewer,
  ViewAsAnswer,
  CodeChannel,
  MemberCodeRequest,
  MemberDataRequest,
} from '@kalyanam/shared/team/user-acts';
import type { MemberNoteAnswer, MemberNoteRequest } from '@kalyanam/shared/team/member-notes';
import type { TimelineAnswer, TimelineKind } from '@kalyanam/shared/team/timeline';
import type { ExportAnswer } from '@kalyanam/shared/contracts/account';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';
import { withStepUp } from '../../../session/step-up';
import { saveFile } from '../../../ui/form/browser';

/** Each look at a history is written to the audit log, so it is not fetched again automatically. */
export const historyQuery = (userId: string) =>
  queryOptions({
    queryKey: [ADMIN_ROUTES.users, 'history', userId],
    queryFn: ({ signal }) => api.get<UserHistoryAnswer>(ADMIN_ROUTES.user(userId), { signal }),
    select: ({ user }) => user,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export type StatusChange = 'hold' | 'suspend' | 'restore' | 'withdraw';

const PATH_OF = {
  hold: ADMIN_ROUTES.holdUser,
  suspend: ADMIN_ROUTES.suspendUser,
  restore: ADMIN_ROUTES.restoreUser,
  withdraw: ADMIN_ROUTES.withdrawVerification,
} as const;

export const changeAccountStatus = ({
  userId,
  to,
  reason,
}: AccountStatusRequest & { userId: string; to: StatusChange }) =>
  withStepUp(() =>
    api.post<AccountStatusAnswer | WithdrawalAnswer>(PATH_OF[to](userId), { reason } satisfies AccountStatusRequest),
  );

export const sendCode = (userId: string, channel: CodeChannel) =>
  api.post<MemberCodeAnswer>(ADMIN_ROUTES.userCode(userId), { channel } satisfies MemberCodeRequest);

export const withdrawBiodata = (userId: string) =>
  api.post<BiodataWithdrawnByTeam>(ADMIN_ROUTES.withdrawBiodata(userId));
/** R45: the candidate agreed on the phone. */
export const noteConsent = (userId: string, note: string) =>
  api.post<MessageAnswer>(ADMIN_ROUTES.assistedConsent(userId), { note });

export const signOutMember = (userId: string) => api.post<MemberSignedOutAnswer>(ADMIN_ROUTES.signOutUser(userId));

export const addNote = (userId: string, text: string) =>
  api.post<MemberNoteAnswer>(ADMIN_ROUTES.memberNotes(userId), { kind: 'note', text } satisfies MemberNoteRequest);

/** The member's own file, under their id. */
export async function downloadData(userId: string, reason: string): Promise<void> {
  const request = { reason } satisfies MemberDataRequest;
  const data = await withStepUp(() => api.post<ExportAnswer>(ADMIN_ROUTES.userData(userId), request));
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(`member-${userId}-${dateInIndia(new Date())}.json`, file);
}

/** Looking is written to the audit log, as with the history. */
const LOOKED_AT = { staleTime: 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export const viewAsQuery = (userId: string, viewer: ProfileViewer) =>
  queryOptions({
    queryKey: [ADMIN_ROUTES.users, 'view-as', userId, viewer],
    queryFn: ({ signal }) => api.get<ViewAsAnswer>(ADMIN_ROUTES.viewAs(userId), { query: { viewer }, signal }),
    ...LOOKED_AT,
  });

export const timelineQuery = (userId: string, kinds: readonly TimelineKind[]) =>
  infiniteQueryOptions({
    queryKey: [ADMIN_ROUTES.users, 'timeline', userId, kinds],
    queryFn: ({ signal, pageParam }) =>
      api.get<TimelineAnswer>(ADMIN_ROUTES.timeline(userId), {
        query: { kinds: kinds.join(','), before: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    ...LOOKED_AT,
  });
