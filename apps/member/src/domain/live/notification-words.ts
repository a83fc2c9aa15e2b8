/** What a notification says, and where it leads. */
import type { NotificationView } from '@kalyanam/shared/contracts/notifications';
import { PATHS } from '../../shell/paths';
import type { en } from './notification-words.en';

export interface NotificationWords {
  title: string;
  /** Null where there is nothing to open. */
  to: string | null;
}

export function wordsOf({ kind, member }: NotificationView, texts: typeof en): NotificationWords {
  const name = member?.name ?? texts.somebody;
  const title = texts[kind](name);
  if (member) return { title, to: PATHS.profile(member.id) };
  return { title, to: OWN_PROFILE.has(kind) ? PATHS.myProfile : null };
}

const OWN_PROFILE: ReadonlySet<NotificationView['kind']> = new Set([
  'verification-approved',
  'verification-rejected',
  'profile-held',
  'profile-released',
  'verification-withdrawn',
  'profile-edit-approved',
  'profile-edit-rejected',
]);
