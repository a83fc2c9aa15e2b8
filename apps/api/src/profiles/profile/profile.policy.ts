/**
 * R25 with R9, R21, R26, R27, R29: ONE decision (viewer, owner) -> what may be seen, used by list, card,
 * view, photo bytes and export. "Does not exist" and "not for you" look the same: `found` is false.
 */
import type { ContactHidden, PhotosHidden } from '@kalyanam/shared/contracts/profile';
import type { MoreVisible } from '@kalyanam/shared/topics/profile/details';
import type { PhotoVisibility } from '@kalyanam/shared/base/domain/photos';
import {
  mayBrowse,
  type AccountStatus,
  type ContactVisibility,
  type VerificationStatus,
} from '@kalyanam/shared/base/vocabulary/status';
import type { GateWidth } from '../gothras/gothra-gates.service.js';

export interface Viewer {
  readonly userId: number;
  readonly verificationStatus: VerificationStatus;
}

/** The owner of a profile, and the viewer's relation to them. */
export interface Owner {
  readonly userId: number;
  readonly verificationStatus: VerificationStatus;
  readonly accountStatus: AccountStatus;
  readonly isActive: boolean;
  readonly married: boolean;
  readonly contactVisibility: ContactVisibility;
  readonly moreVisible: MoreVisible;
  readonly photoVisibility: PhotoVisibility;
  readonly blockedEitherWay: boolean;
  readonly acceptedInterest: boolean;
  /** The owner has let the viewer see the photos, who had asked. */
  readonly photosGranted: boolean;
  /** C6: silently, as if an interest had yet to be accepted. */
  readonly contactDenied: boolean;
}

export interface Visibility {
  /** False: for this viewer the profile does not exist. */
  readonly found: boolean;
  readonly own: boolean;
  /** May appear in the viewer's browse pages. An offline profile is hidden only there. */
  readonly listed: boolean;
  readonly photos: boolean;
  /** Why photos are hidden; the policy does not consider whether there are any. */
  readonly photosHidden: Exclude<PhotosHidden, 'none' | 'in-review'>;
  /** Phone and email. */
  readonly contact: boolean;
  readonly contactHidden: ContactHidden;
  readonly gothra: boolean;
  /** R46: how much of the two families the gate compares. */
  readonly gate: GateWidth;
  /** What only verified members read of a verified one: village, parents' work, brothers and sisters, visa, habits. */
  readonly verifiedDetails: boolean;
  /** Names of relatives, employer and the like: after an accepted interest, or as the owner says. */
  readonly moreDetails: boolean;
  /** Free texts that wait for the team's first decision about the owner. */
  readonly unreadTexts: boolean;
  /** C11: star, pada and kuja, and what the stars of the two are together. */
  readonly stars: boolean;
  /** Time and place of birth, and what follows from them. */
  readonly births: boolean;
  /** The same once both have said so, without an accepted interest. */
  readonly exchange: boolean;
  /** House and street; state and city are visible to everyone. */
  readonly addresses: boolean;
  /** How the owner answers interests. */
  readonly honesty: boolean;
  readonly showInterest: boolean;
}

export function visibilityOf(viewer: Viewer, owner: Owner): Visibility {
  if (viewer.userId === owner.userId) return OWN;
  if (!mayBrowse(viewer.verificationStatus) || !isShown(owner) || owner.blockedEitherWay) return NOTHING;
  const viewerVerified = viewer.verificationStatus === 'verified';
  const bothVerified = viewerVerified && owner.verificationStatus === 'verified';
  const photosHidden = viewerVerified ? hiddenPhotos(owner) : 'viewer-not-verified';
  const contact =
    bothVerified && !owner.contactDenied && (owner.contactVisibility === 'verified' || owner.acceptedInterest);
  return {
    found: true,
    own: false,
    listed: isListed(owner),
    photos: photosHidden === null,
    photosHidden,
    contact,
    contactHidden: bothVerified && !contact ? 'after-interest' : null,
    gothra: bothVerified,
    gate: bothVerified ? 'all-lines' : 'own-line',
    verifiedDetails: bothVerified,
    moreDetails: bothVerified && (owner.moreVisible === 'verified' || owner.acceptedInterest),
    unreadTexts: owner.verificationStatus === 'verified',
    stars: bothVerified,
    births: bothVerified && !owner.contactDenied && owner.acceptedInterest,
    exchange: bothVerified && !owner.contactDenied,
    addresses: contact,
    honesty: bothVerified,
    showInterest: viewerVerified,
  };
}

/**
 * For a verified viewer. Each level narrows who sees the photos; none shows them to more people than the base rule
 * does.
 */
function hiddenPhotos(owner: Owner): Visibility['photosHidden'] {
  if (owner.verificationStatus !== 'verified') return 'owner-not-verified';
  if (owner.photoVisibility === 'accepted') return owner.acceptedInterest ? null : 'after-interest';
  if (owner.photoVisibility === 'request') return owner.photosGranted ? null : 'on-request';
  return null;
}

/** Someone without any relation to an owner. */
export const strangerOf = (verificationStatus: VerificationStatus): Viewer => ({ userId: 0, verificationStatus });

/** The owner as others get to see them, now or as soon as they may. */
export const asShown = <O extends Owner>(owner: O): O =>
  isShown(owner)
    ? owner
    : {
        ...owner,
        verificationStatus: mayBrowse(owner.verificationStatus) ? owner.verificationStatus : 'semi-verified',
        accountStatus: 'active',
        married: false,
      };

/** The same without contact details; the owner's own view stays. */
export const withoutContact = (may: Visibility, contactHidden: ContactHidden): Visibility =>
  may.contact && !may.own ? { ...may, contact: false, addresses: false, contactHidden } : may;

type OwnerStatus = Pick<Owner, 'verificationStatus' | 'accountStatus' | 'married' | 'isActive'>;

/** Visible to others at all: not rejected, on hold, suspended, unverified or married. */
const isShown = (owner: OwnerStatus): boolean =>
  mayBrowse(owner.verificationStatus) && owner.accountStatus === 'active' && !owner.married;

/** R21, except for activity and the viewer: also online. */
export const isListed = (owner: OwnerStatus): boolean => isShown(owner) && owner.isActive;

const OWN: Visibility = {
  found: true,
  own: true,
  listed: false,
  photos: true,
  photosHidden: null,
  contact: true,
  contactHidden: null,
  gothra: true,
  gate: 'none',
  verifiedDetails: true,
  moreDetails: true,
  unreadTexts: true,
  stars: true,
  births: true,
  exchange: true,
  addresses: true,
  honesty: false,
  showInterest: false,
};

const NOTHING: Visibility = {
  found: false,
  own: false,
  listed: false,
  photos: false,
  photosHidden: 'viewer-not-verified',
  contact: false,
  contactHidden: null,
  gothra: false,
  gate: 'none',
  verifiedDetails: false,
  moreDetails: false,
  unreadTexts: false,
  stars: false,
  births: false,
  exchange: false,
  addresses: false,
  honesty: false,
  showInterest: false,
};
