/** What the form holds: every field a text, as typed. */
import type { AnnouncementPage, AnnouncementRequest, Segment } from '@kalyanam/shared/team/announcements';
import { typed } from '@kalyanam/shared/base/plain-text';

export interface Draft {
  titleEn: string;
  textEn: string;
  titleTe: string;
  textTe: string;
  page: AnnouncementPage | '';
  banner: boolean;
  mail: boolean;
  verification: Segment['verification'];
  gender: Segment['gender'];
  ageFrom: string;
  ageTo: string;
  state: Segment['state'];
  city: string;
  activeDays: string;
  startsAt: string;
  endsAt: string;
}

export const EMPTY: Draft = {
  titleEn: '',
  textEn: '',
  titleTe: '',
  textTe: '',
  page: '',
  banner: true,
  mail: false,
  verification: 'all',
  gender: 'all',
  ageFrom: '',
  ageTo: '',
  state: '',
  city: '',
  activeDays: '',
  startsAt: '',
  endsAt: '',
};

const INDIA = '+05:30';
/** A day and time as typed, in India, as ISO; empty stays empty. */
export const momentOf = (typed: string): string => (typed === '' ? '' : new Date(`${typed}${INDIA}`).toISOString());

/** Text that is not a number becomes NaN, which the rules refuse. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(typed(text)));

export const requestOf = (draft: Draft): AnnouncementRequest => ({
  titleEn: draft.titleEn.trim(),
  textEn: draft.textEn.trim(),
  titleTe: draft.titleTe.trim(),
  textTe: draft.textTe.trim(),
  page: draft.page,
  banner: draft.banner,
  mail: draft.mail,
  segment: {
    verification: draft.verification,
    gender: draft.gender,
    ageFrom: numberOf(draft.ageFrom),
    ageTo: numberOf(draft.ageTo),
    state: draft.state,
    city: draft.city.trim(),
    activeDays: numberOf(draft.activeDays),
  },
  startsAt: momentOf(draft.startsAt),
  endsAt: momentOf(draft.endsAt),
});
