import type { MemberNoteAnswer, MemberNoteRequest, MemberNotesAnswer } from '@kalyanam/shared/team/member-notes';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/admin-session';
import { toast } from '../feedback/toast';

/** What the team wrote about a member for itself. */
export const memberNotesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['member-notes', userId],
    queryFn: ({ signal }) => api.get<MemberNotesAnswer>(ADMIN_ROUTES.memberNotes(userId), { signal }),
  });

export function useAddNote(userId: string, onDone: () => void) {
  const queries = useQueryClient();
  const { queryKey } = memberNotesQuery(userId);
  return useMutation({
    mutationFn: (request: MemberNoteRequest) => api.post<MemberNoteAnswer>(ADMIN_ROUTES.memberNotes(userId), request),
    onSuccess: ({ message, note }) => {
      queries.setQueryData<MemberNotesAnswer>(
        queryKey,
        (known) => known && { ...known, notes: [note, ...known.notes] },
      );
      toast(message);
      onDone();
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey });
      // The history on the member's page has the line, too.
      await queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.users, 'timeline', userId] });
    },
  });
}
