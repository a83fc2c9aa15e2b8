import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { noteChange } from './known-profiles';
import { setShortlisted } from './relations.calls';

/** Puts a member on the shortlist or takes her off: shown at once, taken back when the server refuses. */
export function useShortlist(id: string, shortlisted: boolean) {
  const client = useQueryClient();
  const failure = useFailure();
  const { mutate, mutateAsync, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => setShortlisted(id, wanted),
    onSuccess: (answer) => noteChange(client, id, { shortlisted: answer.shortlisted }),
    onError: (thrown) => showToast(failure(thrown)),
  });
  return { shown: isPending ? variables : shortlisted, set: mutate, setNow: mutateAsync, busy: isPending };
}
