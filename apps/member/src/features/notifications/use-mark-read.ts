import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setUnread } from '../../domain/live/unread';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { markRead } from './notifications.queries';

export function useMarkRead() {
  const client = useQueryClient();
  const failure = useFailure();
  return useMutation({
    mutationFn: markRead,
    onSuccess: ({ unread }) => {
      setUnread(unread);
      return client.invalidateQueries({ queryKey: ['notifications'] });
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
}
