import type { DetailFields, DetailName, MoreVisible, ReadDetail } from '../topics/profile/details.js';
import type { WomansGothra } from '../base/vocabulary/gothras.js';
import type { Sibling } from '../topics/profile/siblings.js';
import type { OptionalConsent } from '../base/text-versions.js';

/** Details and siblings whose words would hold a note (R112). */
export type WaitingDetails = { [D in ReadDetail]?: string | null } & { siblings?: Sibling[] };

/** One's own details: all of them, also those that a change of work or marital status hides from others. */
export interface MyDetails extends DetailFields {
  moreVisible: MoreVisible;
  /** At most 12, in the order in which the family names them. */
  siblings: Sibling[];
  /** Whether the consent 'family-details' is given: without it nothing about relatives is kept. */
  familyConsent: boolean;
  /** Works abroad: visa and plans apply. */
  abroad: boolean;
  /** Divorced or widowed: children apply. */
  onceMarried: boolean;
  /** Optimistic version number of the details, sent back with a change (R30). */
  version: number;
  /** Changes that wait for the team's consent while the old values above stay (R112). */
  pendingReview: WaitingDetails;
}

export interface MyDetailsAnswer {
  success: true;
  details: MyDetails;
}

export type DetailsUpdate = Partial<DetailFields> & { moreVisible?: MoreVisible; version: number };

export interface SiblingsUpdate {
  siblings: Sibling[];
  version: number;
}

/** What a viewer reads of the details; null: not stated, or not for this viewer. */
export type ProfileDetails = Pick<DetailFields, DetailName> & {
  /** Empty also where the viewer may not read them. */
  siblings: Sibling[];
  /** Those that are stated; empty also where the viewer may not read them. */
  womensGothras: WomansGothra[];
  /** Yes or no, where the number is not shown. */
  hasChildren: boolean | null;
};

/** The same for the team, which reads all details; null: not stated. */
export type TeamDetails = Pick<DetailFields, DetailName> & {
  siblings: Sibling[];
  /** Empty also for those of the team who only read. */
  womensGothras: WomansGothra[];
};

/** A consent that a member gives and withdraws separately. */
export interface ConsentView {
  kind: OptionalConsent;
  /** When it was given; null: it was not, or was withdrawn. */
  givenAt: string | null;
}

export interface ConsentsAnswer {
  success: true;
  consents: ConsentView[];
}

export interface ConsentChange {
  given: boolean;
}

export interface VillagesAnswer {
  success: true;
  villages: string[];
}
