import { INTERNAL, OWN, list, type ExportSource } from './export-source.js';

/** What the team has announced to the member. */
export const ANNOUNCEMENT_SOURCES: readonly ExportSource[] = [
  {
    record: 'announcementMails',
    table: 'announcement_recipients',
    where: OWN,
    columns: list('message state queued_at'),
    made: { announcement: '(SELECT title_en FROM announcements a WHERE a.id = announcement_id)' },
    leftOut: { user_id: INTERNAL, announcement_id: INTERNAL },
  },
  {
    record: 'announcementsDismissed',
    table: 'announcement_dismissals',
    where: OWN,
    columns: list('at'),
    made: { announcement: '(SELECT title_en FROM announcements a WHERE a.id = announcement_id)' },
    leftOut: { user_id: INTERNAL, announcement_id: INTERNAL },
  },
];
