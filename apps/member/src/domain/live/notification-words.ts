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
  const page = ABOUT_CALLS.includes(kind) ? PATHS.call : PATHS.profile;
  const to = WHERE[kind] ?? (member?.id ? page(member.id) : null);
  return { title: texts[kind](member?.name ?? null), act: to && texts.acts[kind], to };
}

const ABOUT_CALLS: readonly NotificationView['kind'][] = [
  'call-proposed',
  'call-agreed',
  'call-tomorrow',
  'call-returned',
];

const WHERE: Readonly<Partial<Record<NotificationView['kind'], string>>> = {
  'verification-approved': PATHS.profiles,
  'verification-rejected': PATHS.myProfile,
  'verification-withdrawn': PATHS.myProfile,
  'team-question': PATHS.myProfile,
  'document-missing': PATHS.myProfile,
  'member-warned': PATHS.contact,
  'marriage-claim': PATHS.marriage,
  'profile-held': PATHS.myProfile,
  'profile-released': PATHS.myProfile,
  'of-age': PATHS.myProfile,
  'photo-approved': PATHS.myPhotos,
  'photo-refused': PATHS.myPhotos,
  'photos-asked': PATHS.myPhotos,
  'profile-edit-approved': PATHS.myProfile,
  'profile-edit-rejected': PATHS.editProfile,
  'gothra-answered': PATHS.myGothra,
  'still-looking': PATHS.looking,
  'went-offline': PATHS.looking,
  'check-decided': PATHS.myChecks,
  'check-expired': PATHS.myChecks,
  'call-cancelled': `${PATHS.interests}?box=accepted`,
  'call-off': `${PATHS.interests}?box=accepted`,
  'desk-answered': PATHS.desk,
  'desk-draft': PATHS.desk,
  'desk-fate': PATHS.desk,
  'desk-changed': PATHS.desk,
  'desk-acted': PATHS.desk,
  'biodata-first-view': PATHS.biodata,
};
