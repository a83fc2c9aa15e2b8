import type { LedgerTab } from '../topics/account/ledger.rules.js';
/** C6: the looks at a member's profile, as that member reads them. */
import type { DeskRelation } from '../topics/family/desk.js';
import type { LedgerWhat } from '../base/domain/lists.js';

/** The number of days shown for each person; the data file has all. */
export const LEDGER_DAYS = 10;

/** R105: what a family gave out to the viewer: these looks keep the viewer's name, whatever happens afterwards. */
export const NAMED_LOOKS = ['contact', 'photos', 'horoscope'] as const satisfies readonly LedgerWhat[];

export interface LedgerQuery {
  /** One of LEDGER_TABS; 'people' by default. */
  tab?: string;
  page?: string;
}

/** One thing on one day of India. */
export interface LedgerLook {
  what: LedgerWhat;
  day: string;
  firstAt: string;
  lastAt: string;
  times: number;
}

/** A member who has looked, or one the number is hidden from. */
export interface LedgerPerson {
  /** Null where their own profile is hidden from the owner at this moment, or gone. */
  viewer: { id: string; name: string } | null;
  /** Without `viewer`: name and profile ID at their last look at a number, photos or a horoscope (R105). */
  atLook: { name: string; code: string } | null;
  /** The account is gone. */
  left: boolean;
  /** Both have said yes: an accepted interest, in either direction. */
  agreed: boolean;
  /** The owner hides phone and email from them. */
  denied: boolean;
  /** Which hands of their family desk opened the number (C14). */
  hands: DeskRelation[];
  /** Looks of their last days, the newest first. */
  looks: LedgerLook[];
  /** Days before these. */
  earlierDays: number;
}

/** What of the team looked, never who. */
export type TeamPart = 'verification' | 'support';

export interface TeamLook extends LedgerLook {
  part: TeamPart;
}

/** A look through a biodata link: only the name of its recipient. */
export interface LinkLook extends LedgerLook {
  /** Null once the link is no longer kept. */
  forWhom: string | null;
}

/** Counts of looks older than 400 days. */
export interface LedgerMonth {
  /** Its first day. */
  month: string;
  what: LedgerWhat;
  /** One viewer on one day is one look. */
  looks: number;
}

export interface LedgerPage {
  success: true;
  tab: LedgerTab;
  /** Rows of the tab 'people', the latest viewer first. */
  people: LedgerPerson[];
  /** Rows of the tab 'team', the last look first. */
  team: TeamLook[];
  /** Rows of the tab 'links', the last opening first. */
  links: LinkLook[];
  /** With the last page of the tab, the newest first. */
  months: LedgerMonth[];
  page: number;
  total: number;
  totalPages: number;
}

export interface DenialAnswer {
  success: true;
  /** Phone and email are hidden from this member. */
  denied: boolean;
}
