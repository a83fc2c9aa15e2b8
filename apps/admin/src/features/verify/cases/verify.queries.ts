import type {
  AssignmentAnswer,
  AssignmentRequest,
  ColleaguesAnswer,
  QuestionAnswer,
  QuestionRequest,
} from '@kalyanam/shared/team/case-team';
import type {
  ClaimAnswer,
  DecisionAnswer,
  DecisionRequest,
  PendingAnswer,
  RevealAnswer,
  RevealRequest,
  UndoAnswer,
} from '@kalyanam/shared/team/contracts';
import type { Acknowledgement, Decision, QueueQuery } from '@kalyanam/shared/team/case-queue';
import type { RejectionReason } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, session } from '../../../session/admin-session';
import { withStepUp } from '../../../session/step-up';

const REFRESH_MS = 60_000;

/** The beginning of the key of the queue, however it is filtered. */
export const QUEUE = ['verifications'] as const;

/** Filter and search of the queue. */
export type QueueWish = Pick<QueueQuery, 'only' | 'q'>;

export const queueQuery = (wish: QueueWish) =>
  queryOptions({
    queryKey: [...QUEUE, wish],
    queryFn: ({ signal }) => api.get<PendingAnswer>(ADMIN_ROUTES.verifications, { signal, query: wish }),
    refetchInterval: () => (session.user() ? REFRESH_MS : false),
  });

/** The queue without filters. */
export const pendingQuery = queueQuery({});

/** The decided case leaves the list immediately; the server's list follows. */
export function dropCase(queries: QueryClient, userId: string) {
  queries.setQueriesData<PendingAnswer>({ queryKey: QUEUE }, (answer) => {
    const users = answer?.users.filter((user) => user.userId !== userId);
    return answer && users ? { ...answer, users, total: answer.total - (answer.users.length - users.length) } : answer;
  });
  return queries.invalidateQueries({ queryKey: QUEUE });
}

interface Deciding {
  userId: string;
  /** The reviewed case: a member who has resubmitted since has another one. */
  caseId: string;
  /** The reviewed version: a decision about any other is refused. */
  seen: string;
  action: Decision;
  notes: string;
  /** Sent with a rejection. */
  reasonCodes?: RejectionReason[];
  /** Sent with an approval: the missing parts, which do not prevent it. */
  acknowledged?: Acknowledgement[];
  /** Why it is approved although a check is open or failed. */
  overrideReason?: string;
}

export const decide = ({ userId, ...decision }: Deciding) =>
  api.post<DecisionAnswer>(ADMIN_ROUTES.decision(userId), decision satisfies DecisionRequest);

export const claim = (userId: string) => api.post<ClaimAnswer>(ADMIN_ROUTES.claim(userId));
export const takeOver = (userId: string) => api.post<ClaimAnswer>(ADMIN_ROUTES.takeOver(userId));
/** Reaches the server also when the page is being closed. */
export const release = (userId: string) => api.delete<ClaimAnswer>(ADMIN_ROUTES.claim(userId), { keepalive: true });

export const colleaguesQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.colleagues],
  queryFn: ({ signal }) => api.get<ColleaguesAnswer>(ADMIN_ROUTES.colleagues, { signal }),
  staleTime: 60_000,
});

export const assign = ({ userId, ...request }: { userId: string } & AssignmentRequest) =>
  api.post<AssignmentAnswer>(ADMIN_ROUTES.assignment(userId), request);
export const giveBack = (userId: string) => api.delete<AssignmentAnswer>(ADMIN_ROUTES.assignment(userId));

export const ask = ({ userId, ...request }: { userId: string } & QuestionRequest) =>
  api.post<QuestionAnswer>(ADMIN_ROUTES.question(userId), request);
export const withdrawQuestion = (userId: string) => api.delete<QuestionAnswer>(ADMIN_ROUTES.question(userId));

export const undo = (userId: string) => api.delete<UndoAnswer>(ADMIN_ROUTES.decision(userId));

/** @param byItself without a question for the password; it fails where one is due */
export const openDocument = (userId: string, kind: DocumentKind, byItself: boolean) => {
  const open = () => api.blob(ADMIN_ROUTES.document(userId, kind));
  return byItself ? open() : withStepUp(open);
};

export const reveal = (userId: string, request: RevealRequest) =>
  withStepUp(() => api.post<RevealAnswer>(ADMIN_ROUTES.reveal(userId), request));
