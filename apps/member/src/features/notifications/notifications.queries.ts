import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { NotificationsPage, ReadAnswer, ReadRequest } from '@kalyanam/shared/contracts/notifications';
import { ROUTES } from '@kalyanam/shared/routes';
import { setUnread } from '../../domain/live/unread';
import { api } from '../../session/session';

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

export const markRead = (request: ReadRequest) => api.put<ReadAnswer>(ROUTES.notificationsRead, request);
