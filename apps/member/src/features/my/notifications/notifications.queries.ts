import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationsPage, ReadAnswer, ReadRequest } from '@kalyanam/shared/contracts/notifications';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { NOTIFICATION_GROUPS, type NotificationGroup } from '@kalyanam/shared/base/vocabulary/notification-kinds';
import { useSearchParams } from 'react-router-dom';
import { setUnread } from '../../../parts/live/unread';
import { PATHS } from '../../../shell/paths';
import { api } from '../../../session/session';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';

/** The filter in the address. */
export function useGroup(): NotificationGroup | null {
  const about = useSearchParams()[0].get(ABOUT);
  return isValueOf(NOTIFICATION_GROUPS, about) ? about : null;
}

const ABOUT = 'about';

export const listHref = (about: NotificationGroup | null, page: number): string => {
  const query = new URLSearchParams({ ...(about && { [ABOUT]: about }), ...(page > 1 && { page: String(page) }) });
  return PATHS.notifications + (query.toString() && `?${query.toString()}`);
};

export const notificationsPage = (about: NotificationGroup | null, page: number) =>
  queryOptions({
    queryKey: ['notifications', about, page],
    queryFn: async ({ signal }) => {
      const answer = await api.get<NotificationsPage>(ROUTES.notifications, {
        query: { page, ...(about && { about }) },
        signal,
      });
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
