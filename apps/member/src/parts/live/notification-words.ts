/** What a notification says, and where it leads. */
import type { NotificationView } from '@kalyanam/shared/contracts/notifications';
import { PATHS } from '../../shell/paths';
import type { en } from './notification-words.en';

export interface NotificationWords {
  title: string;
  /** What one can do about it there. */
  act: string | null;
  /** Null where there is nothing to open. */
  to: string | null;
}

export function wordsOf({ kind, member }: NotificationView, texts: typeof en): NotificationWords {
  const where = WHERE[kind];
  const to = typeof where === 'string' ? where : member?.id ? where(member.id) : null;
  return { title: texts[kind](member?.name ?? null), act: to && texts.acts[kind], to };
}

/** A page of the reader's own, or one about the other member, where the notification names a member who is shown. */
const WHERE: Readonly<Record<NotificationView['kind'], string | ((id: string) => string)>> = {
  'verification-approved': PATHS.profiles,
  'verification-rejected': PATHS.myProfile,
  'verification-withdrawn': PATHS.myProfile,
  'team-question': PATHS.myProfile,
  'document-missing': PATHS.myProfile,
  'interest-delivered': PATHS.profile,
  'interest-waiting': PATHS.profile,
  'note-held': PATHS.profile,
  'interest-accepted': PATHS.profile,
  'report-closed': PATHS.profile,
  'member-warned': PATHS.contact,
  'profile-held': PATHS.myProfile,
  'profile-released': PATHS.myProfile,
  'of-age': PATHS.myProfile,
  'photo-approved': PATHS.myPhotos,
  'photo-refused': PATHS.myPhotos,
  'photos-asked': PATHS.myPhotos,
  'photos-granted': PATHS.profile,
  'profile-edit-approved': PATHS.myProfile,
  'profile-edit-rejected': PATHS.editProfile,
  'gothra-answered': PATHS.myGothra,
  'still-looking': PATHS.looking,
  'went-offline': PATHS.looking,
  'call-proposed': PATHS.call,
  'call-agreed': PATHS.call,
  'call-tomorrow': PATHS.call,
  'call-cancelled': `${PATHS.interests}?box=accepted`,
  'call-off': `${PATHS.interests}?box=accepted`,
  'call-returned': PATHS.call,
  'marriage-claim': PATHS.marriage,
  'found-match': PATHS.profile,
  'sheet-printed': PATHS.profile,
  'check-decided': PATHS.myChecks,
  'check-expired': PATHS.myChecks,
  'biodata-first-view': PATHS.biodata,
  'desk-answered': PATHS.desk,
  'desk-draft': PATHS.desk,
  'desk-withdrawn': PATHS.profile,
  'desk-fate': PATHS.desk,
  'desk-changed': PATHS.desk,
  'desk-acted': PATHS.desk,
  'desk-ended': PATHS.profile,
};
