import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { forgetAllNotes } from '../../features/verify/decision/notes';
import { signOut } from '../../session/admin-session';
import { toast } from '../../ui/toast';
import { PATHS } from '../../shell/paths';

export function LogoutButton() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      forgetAllNotes();
      await navigate(PATHS.login);
      queries.clear();
    },
    onError: () => toast('Logout failed: the server could not be reached. You are still logged in.', 'problem'),
  });
  return (
    <Button color="inherit" loading={leaving.isPending} onClick={() => leaving.mutate()}>
      Logout
    </Button>
  );
}
