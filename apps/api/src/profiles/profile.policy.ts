/**
 * R25 with R9, R21, R26, R27, R29: ONE decision (viewer, owner) -> what may be seen, used by list, card,
 * view, photo bytes and export. "Not there" and "not for you" are one answer: `found` is false.
 */
import type { ContactHidden, PhotosHidden } from '@kalyanam/shared/contracts/profile';
import {
  mayBrowse,
  type AccountStatus,
  type ContactVisibility,
  type VerificationStatus,
} from '@kalyanam/shared/vocabulary/status';

export interface Viewer {
  readonly userId: number;
  readonly verificationStatus: VerificationStatus;
}

/** The owner of a profile, and how the viewer stands to her. */
export interface Owner {
  readonly userId: number;
  readonly verificationStatus: VerificationStatus;
  readonly accountStatus: AccountStatus;
  readonly isActive: boolean;
  readonly married: boolean;
  readonly contactVisibility: ContactVisibility;
  readonly blockedEitherWay: boolean;
  readonly acceptedInterest: boolean;
}

export interface Visibility {
  /** False: for this viewer there is no such profile. */
  readonly found: boolean;
  readonly own: boolean;
  /** May stand in the viewer's browse pages. An offline profile is hidden there only. */
  readonly listed: boolean;
  readonly photos: boolean;
  /** Why there are no photos to see; an owner without any is none of the policy's business. */
  readonly photosHidden: Exclude<PhotosHidden, 'none'>;
  /** Phone and e-mail. */
  readonly contact: boolean;
  readonly contactHidden: ContactHidden;
  readonly gothra: boolean;
  /** House and street; state and city are everybody's. */
  readonly addresses: boolean;
  readonly showInterest: boolean;
}

export function visibilityOf(viewer: Viewer, owner: Owner): Visibility {
  if (viewer.userId === owner.userId) return OWN;
  if (!mayBrowse(viewer.verificationStatus) || !isShown(owner) || owner.blockedEitherWay) return NOTHING;
  const viewerVerified = viewer.verificationStatus === 'verified';
  const bothVerified = viewerVerified && owner.verificationStatus === 'verified';
  const contact = bothVerified && (owner.contactVisibility === 'verified' || owner.acceptedInterest);
  return {
    found: true,
    own: false,
    listed: isListed(owner),
    photos: bothVerified,
    photosHidden: bothVerified ? null : viewerVerified ? 'owner-not-verified' : 'viewer-not-verified',
    contact,
    contactHidden: bothVerified && !contact ? 'after-interest' : null,
    gothra: bothVerified,
    addresses: contact,
    showInterest: viewerVerified,
  };
}

type Standing = Pick<Owner, 'verificationStatus' | 'accountStatus' | 'married' | 'isActive'>;

/** Is there for others at all: not rejected, on hold, suspended, unproved, nor married meanwhile. */
const isShown = (owner: Standing): boolean =>
  mayBrowse(owner.verificationStatus) && owner.accountStatus === 'active' && !owner.married;

/** R21, as far as it is not a matter of time or of the viewer: online besides. */
export const isListed = (owner: Standing): boolean => isShown(owner) && owner.isActive;

const OWN: Visibility = {
  found: true,
  own: true,
  listed: false,
  photos: true,
  photosHidden: null,
  contact: true,
  contactHidden: null,
  gothra: true,
  addresses: true,
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
  addresses: false,
  showInterest: false,
};
