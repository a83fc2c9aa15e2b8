import type { NoteDecisionAnswer, NoteDecisionRequest, NoteQueueAnswer } from '@kalyanam/shared/team/held-notes';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';

export const noteQueueQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.heldNotes],
  queryFn: ({ signal }) => api.get<NoteQueueAnswer>(ADMIN_ROUTES.heldNotes, { signal }),
  refetchOnWindowFocus: false,
});

export const decideNote = (id: string, request: NoteDecisionRequest) =>
  api.post<NoteDecisionAnswer>(ADMIN_ROUTES.heldNoteDecision(id), request, { keepalive: true });

export const noteKey = ({ id }: { id: string }): string => `note ${id}`;
