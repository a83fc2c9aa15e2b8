import type {
  AnnouncementPage,
  AnnouncementState,
  AnnouncementView,
  Segment,
} from '@kalyanam/shared/team/announcements';
import type { CurrentAnnouncement } from '@kalyanam/shared/contracts/announcements';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';

export interface AnnouncementRow {
  id: number;
  publicId: string;
  titleEn: string;
  textEn: string;
  titleTe: string | null;
  textTe: string | null;
  page: AnnouncementPage | null;
  banner: number;
  mail: number;
  segment: string;
  startsAt: Date;
  endsAt: Date | null;
  createdAt: Date;
  createdBy: string;
  mailsPlanned: number;
  /** The number of all mails, also those to accounts deleted since. */
  mailsSent: number;
  mailsFailed: number;
  lastUserId: number;
  listedAt: Date | null;
  sentAt: Date | null;
  stoppedAt: Date | null;
}

type Timed = Pick<AnnouncementRow, 'startsAt' | 'endsAt' | 'sentAt' | 'stoppedAt'> & { banner: unknown; mail: unknown };

/** Running while there is something left to send or to show. */
export function stateOf({ startsAt, endsAt, sentAt, stoppedAt, banner, mail }: Timed, now: Date): AnnouncementState {
  if (stoppedAt !== null) return 'stopped';
  if (startsAt > now) return 'planned';
  const showing = Boolean(banner) && (endsAt === null || endsAt > now);
  const sending = Boolean(mail) && sentAt === null;
  return showing || sending ? 'running' : 'ended';
}

export const segmentOf = ({ segment }: Pick<AnnouncementRow, 'segment'>): Segment => JSON.parse(segment) as Segment;

export const announcementView = (row: AnnouncementRow, dismissed: number, now: Date): AnnouncementView => ({
  id: row.publicId,
  titleEn: row.titleEn,
  textEn: row.textEn,
  titleTe: row.titleTe ?? '',
  textTe: row.textTe ?? '',
  page: row.page ?? '',
  banner: Boolean(row.banner),
  mail: Boolean(row.mail),
  segment: segmentOf(row),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
  stoppedAt: row.stoppedAt?.toISOString() ?? null,
  state: stateOf(row, now),
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  mailsPlanned: row.mailsPlanned,
  mailsSent: row.mailsSent,
  mailsFailed: row.mailsFailed,
  dismissed,
});

type Written = Pick<AnnouncementRow, 'titleEn' | 'textEn' | 'titleTe' | 'textTe'>;

/** In the member's language, where it was written in it. */
export function wordsFor(
  { titleEn, textEn, titleTe, textTe }: Written,
  language: Language,
): { language: Language; title: string; text: string } {
  if (language === 'te' && titleTe && textTe) return { language, title: titleTe, text: textTe };
  return { language: 'en', title: titleEn, text: textEn };
}

export function bannerView(row: AnnouncementRow, language: Language): CurrentAnnouncement {
  const { title, text } = wordsFor(row, language);
  return { id: row.publicId, title, text, page: row.page ?? '' };
}

/** What the mail says to a reader of this language; its button leads into the application. */
export function mailValues(
  content: Written & { page: string | null },
  wanted: Language,
  memberUrl: string,
  unsubscribe = '',
) {
  const { language, title, text } = wordsFor(content, wanted);
  return { language, values: { title, text, link: memberUrl + (content.page ?? '/'), unsubscribe } };
}
