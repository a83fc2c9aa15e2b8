import type {
  AnnouncementAnswer,
  AnnouncementPreview,
  AnnouncementRequest,
  AnnouncementsAnswer,
  AnnouncementTestAnswer,
} from '@kalyanam/shared/team/announcements';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { CitiesAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';

/** Often while mails are on their way. */
const SENDING_MS = 2000;

export const announcementsQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.announcements],
  queryFn: ({ signal }) => api.get<AnnouncementsAnswer>(ADMIN_ROUTES.announcements, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.announcements.some(
      (each) => each.mail && each.state === 'running' && each.mailsSent + each.mailsFailed < each.mailsPlanned,
    )
      ? SENDING_MS
      : false,
});

/** Names of the cities of a state; a failure leaves none, because any city may be typed. */
export const citiesQuery = (state: string) =>
  queryOptions({
    queryKey: [ROUTES.cities, state],
    queryFn: async ({ signal }) => {
      const { cities } = await api.get<CitiesAnswer>(ROUTES.cities, { query: { state }, signal, anonymous: true });
      return cities.map(({ label }) => label);
    },
    enabled: state !== '',
    staleTime: Infinity,
    retry: false,
  });

export const previewAnnouncement = (wish: AnnouncementRequest) =>
  api.post<AnnouncementPreview>(ADMIN_ROUTES.announcementPreview, wish);
export const testAnnouncement = (wish: AnnouncementRequest & { to: string }) =>
  api.post<AnnouncementTestAnswer>(ADMIN_ROUTES.announcementTest, wish);
export const createAnnouncement = (wish: AnnouncementRequest) =>
  api.post<AnnouncementAnswer>(ADMIN_ROUTES.announcements, wish);
export const stopAnnouncement = (id: string) => api.post<AnnouncementAnswer>(ADMIN_ROUTES.stopAnnouncement(id));
