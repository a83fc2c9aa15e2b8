import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationsPage, ReadAnswer, ReadRequest } from '@kalyanam/shared/contracts/notifications';
import { ROUTES } from '@kalyanam/shared/routes';
import { setUnread } from '../../domain/live/unread';
import { api } from '../../session/session';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';

export const notificationsPage = (page: number) =>
  queryOptions({
    queryKey: ['notifications', page],
    queryFn: async ({ signal }) => {
      const answer = await api.get<NotificationsPage>(ROUTES.notifications, { query: { page }, signal });
      setUnread(answer.unread);
      return answer;
    },
    placeholderData: keepPreviousData,
  });

const markRead = (request: ReadRequest) => api.put<ReadAnswer>(ROUTES.notificationsRead, request);

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
