/** R25 for the details of a profile: built field by field from what their audience may see. */
import type { WomansGothra } from '@kalyanam/shared/base/vocabulary/gothras';
import type { MyDetails, ProfileDetails, TeamDetails } from '@kalyanam/shared/contracts/details';
import type { WaitingDetails } from '@kalyanam/shared/contracts/details';
import {
  DETAIL_NAMES,
  detailsOfCard,
  detailSpec,
  type DetailFields,
  type DetailName,
  type MoreVisible,
} from '@kalyanam/shared/topics/profile/details';
import type { DetailSpec } from '@kalyanam/shared/topics/profile/field-spec';
import type { Sibling } from '@kalyanam/shared/topics/profile/siblings';
import { isStated } from '@kalyanam/shared/base/vocabulary/option';
import type { Profile } from './profile.entity.js';
import type { Visibility } from './profile.policy.js';

/** The rows of one member's details. */
export interface DetailRows {
  readonly fields: DetailFields;
  readonly siblings: readonly Sibling[];
  readonly version: number;
  /** Gothras of the lineages, where they are asked for. */
  readonly womensGothras?: readonly WomansGothra[];
}

type Facts = Pick<Profile, 'workType' | 'maritalStatus'>;

export const NO_DETAILS = Object.fromEntries(DETAIL_NAMES.map((detail) => [detail, null])) as DetailFields;
/** Everything empty, with the version that a first change names. */
export const NEVER_TOLD: DetailRows = { fields: NO_DETAILS, siblings: [], version: 1 };

export const isAbroad = ({ workType }: Pick<Facts, 'workType'>): boolean => workType === 'nri';
export const wasMarried = ({ maritalStatus }: Pick<Facts, 'maritalStatus'>): boolean =>
  maritalStatus !== 'never-married';

/** Kept, but hidden from others, while the candidate works in India or has never been married. */
const applies = (spec: DetailSpec, profile: Facts): boolean =>
  (!spec.abroad || isAbroad(profile)) && (!spec.onceMarried || wasMarried(profile));

const mayRead = ({ audience }: DetailSpec, may: Visibility): boolean =>
  may.found &&
  (audience === 'members' ||
    (audience === 'verified' ? may.verifiedDetails : audience === 'more' ? may.moreDetails : may.own));

/** The details that others read at all: stated, and fitting the profile. */
export const statedDetails = (fields: DetailFields, profile: Facts): DetailFields =>
  pick(fields, (detail) => applies(detailSpec(detail), profile) && isStated(String(fields[detail] ?? '')));

export function detailsView(
  { fields, siblings, womensGothras = [] }: DetailRows,
  profile: Facts,
  may: Visibility,
): ProfileDetails {
  const stated = statedDetails(fields, profile);
  const { children } = stated;
  return {
    ...pick(stated, (detail) => mayRead(detailSpec(detail), may)),
    siblings: may.verifiedDetails ? siblings.map((sibling) => siblingView(sibling, may)) : [],
    womensGothras: may.moreDetails ? [...womensGothras] : [],
    hasChildren: may.verifiedDetails && children !== null ? children > 0 : null,
  };
}

const siblingView = ({ relation, married, work, place }: Sibling, may: Visibility): Sibling => ({
  relation,
  married,
  work,
  place: may.moreDetails ? place : null,
});

const siblingFields = ({ relation, married, work, place }: Sibling): Sibling => ({ relation, married, work, place });

/** For the team: all details, including those that only accepted families read. */
export const teamDetailsView = ({ fields, siblings, womensGothras = [] }: DetailRows, profile: Facts): TeamDetails => ({
  ...statedDetails(fields, profile),
  siblings: siblings.map(siblingFields),
  womensGothras: [...womensGothras],
});

/** One's own, for their owner only. */
export const myDetailsView = (
  { fields, siblings, version }: DetailRows,
  profile: Facts & { moreVisible: MoreVisible },
  familyConsent: boolean,
  pendingReview: WaitingDetails,
): MyDetails => ({
  ...pick(fields, () => true),
  moreVisible: profile.moreVisible,
  siblings: siblings.map(siblingFields),
  familyConsent,
  abroad: isAbroad(profile),
  onceMarried: wasMarried(profile),
  version,
  pendingReview,
});

/** For completeness: which of the cards have been filled in at all. */
export const toldOf = ({ fields, siblings }: DetailRows) => ({
  family: siblings.length > 0 || detailsOfCard('family').some((detail) => fields[detail] !== null),
  nativePlace: fields.nativeState !== null,
  studyWork: fields.degree !== null,
});

function pick(fields: DetailFields, holds: (detail: DetailName) => boolean): DetailFields {
  const picked: Partial<Record<DetailName, unknown>> = {};
  for (const detail of DETAIL_NAMES) picked[detail] = holds(detail) ? fields[detail] : null;
  return picked as DetailFields;
}
