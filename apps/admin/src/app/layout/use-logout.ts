import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../session/admin-session';
import { PATHS } from '../../shell/paths';
import { toast } from '../../ui/feedback/toast';
import { forgetDraft } from '../../features/community/announcements/kept-draft';
import { forgetAllNotes } from '../../features/verify/cases/decision/notes';
import { forgetDrafts } from '../../ui/form/drafts';
import { forgetRecent } from './palette/recent';

export function useLogout() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leaving = useMutation({
    mutationFn: async () => {
      const { sendDecisions } = await import('../../ui/feedback/decide-later');
      await sendDecisions();
      await signOut();
    },
    onSuccess: async () => {
      forgetTyped();
      await navigate(PATHS.login);
      queries.clear();
    },
    onError: () => toast('Logout failed: the server could not be reached. You are still logged in.', 'problem'),
  });
  return { isPending: leaving.isPending, start: () => leaving.mutate() };
}

/** What one administrator typed and looked for is not for the next one in the same tab. */
export function forgetTyped(): void {
  forgetAllNotes();
  forgetDraft();
  forgetDrafts();
  forgetRecent();
}
