import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { forgetDraft } from '../../features/announcements/kept-draft';
import { forgetAllNotes } from '../../features/verify/decision/notes';
import { signOut } from '../../session/admin-session';
import { PATHS } from '../../shell/paths';
import { forgetDrafts } from '../../ui/drafts';
import { toast } from '../../ui/toast';
import { forgetRecent } from './palette/recent';

export function useLogout() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      forgetAllNotes();
      forgetDraft();
      forgetDrafts();
      forgetRecent();
      await navigate(PATHS.login);
      queries.clear();
    },
    onError: () => toast('Logout failed: the server could not be reached. You are still logged in.', 'problem'),
  });
  return { isPending: leaving.isPending, start: () => leaving.mutate() };
}
