import { MORE_VISIBLE } from '@kalyanam/shared/topics/profile/details';
import { PHOTOS } from '@kalyanam/shared/base/domain/photos';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import {
  ACCOUNT_STATUSES,
  CONTACT_VISIBILITIES,
  VERIFICATION_STATUSES,
  mayBrowse,
  type VerificationStatus,
} from '@kalyanam/shared/base/vocabulary/status';
import { asShown, isListed, strangerOf, visibilityOf, type Owner, type Viewer } from './profile.policy.js';

const yesAndNo = [true, false];

/** Every possible viewer and owner, of whose photos all verified members may be shown. */
const pairs: { viewer: Viewer; owner: Owner }[] = valuesOf(VERIFICATION_STATUSES).flatMap((viewerStatus) =>
  valuesOf(VERIFICATION_STATUSES).flatMap((verificationStatus) =>
    valuesOf(ACCOUNT_STATUSES).flatMap((accountStatus) =>
      valuesOf(CONTACT_VISIBILITIES).flatMap((contactVisibility) =>
        yesAndNo.flatMap((isActive) =>
          yesAndNo.flatMap((married) =>
            yesAndNo.flatMap((blockedEitherWay) =>
              yesAndNo.flatMap((acceptedInterest) =>
                yesAndNo.flatMap((contactDenied) =>
                  MORE_VISIBLE.map((moreVisible) => ({
                    viewer: { userId: 1, verificationStatus: viewerStatus },
                    owner: {
                      userId: 2,
                      verificationStatus,
                      accountStatus,
                      contactVisibility,
                      isActive,
                      married,
                      blockedEitherWay,
                      acceptedInterest,
                      contactDenied,
                      moreVisible,
                      photoVisibility: 'verified' as const,
                      photosGranted: false,
                    },
                  })),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);

const viewer = (verificationStatus: VerificationStatus): Viewer => ({ userId: 1, verificationStatus });
const owner = (facts: Partial<Owner> = {}): Owner => ({
  userId: 2,
  verificationStatus: 'verified',
  accountStatus: 'active',
  contactVisibility: 'verified',
  moreVisible: 'accepted',
  photoVisibility: 'verified',
  photosGranted: false,
  isActive: true,
  married: false,
  blockedEitherWay: false,
  acceptedInterest: false,
  contactDenied: false,
  ...facts,
});

describe('who may see how much of a profile', () => {
  it('covers the whole matrix', () => {
    expect(pairs).toHaveLength(4 * 4 * 3 * 2 * 2 * 2 * 2 * 2 * 2 * 2);
  });

  it('finds a profile exactly when the viewer may browse and the owner is visible to others', () => {
    for (const { viewer, owner } of pairs) {
      const there =
        mayBrowse(viewer.verificationStatus) &&
        mayBrowse(owner.verificationStatus) &&
        owner.accountStatus === 'active' &&
        !owner.married &&
        !owner.blockedEitherWay;
      expect(visibilityOf(viewer, owner).found).toBe(there);
    }
  });

  it('lists exactly the profiles that are found and online', () => {
    for (const { viewer, owner } of pairs) {
      const may = visibilityOf(viewer, owner);
      expect(may.listed).toBe(may.found && owner.isActive);
      if (may.listed) expect(isListed(owner)).toBe(true);
    }
  });

  const areBothVerified = ({ viewer, owner }: (typeof pairs)[number]) =>
    viewer.verificationStatus === 'verified' && owner.verificationStatus === 'verified';

  it('shows the gothra exactly when both are verified', () => {
    for (const pair of pairs) {
      const may = visibilityOf(pair.viewer, pair.owner);
      expect(may.gothra).toBe(may.found && areBothVerified(pair));
    }
  });

  it("shows photos when both are verified and the owner's level allows it, and the level never widens", () => {
    const levels = PHOTOS.visibility.flatMap((photoVisibility) =>
      yesAndNo.map((photosGranted) => ({ photoVisibility, photosGranted })),
    );
    const wrong = levels.flatMap((level) =>
      pairs.filter((pair) => {
        const owner = { ...pair.owner, ...level };
        const allows = { verified: true, accepted: owner.acceptedInterest, request: owner.photosGranted };
        const { found, photos } = visibilityOf(pair.viewer, owner);
        const allowed = found && areBothVerified(pair) && allows[level.photoVisibility];
        return photos !== allowed || (photos && !visibilityOf(pair.viewer, pair.owner).photos);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("shows contact and addresses when both are verified and the owner's setting allows it", () => {
    for (const { viewer, owner } of pairs) {
      const may = visibilityOf(viewer, owner);
      const allowed =
        may.gothra && !owner.contactDenied && (owner.contactVisibility === 'verified' || owner.acceptedInterest);
      expect([may.contact, may.addresses]).toEqual([allowed, allowed]);
      expect(may.contactHidden).toBe(may.gothra && !allowed ? 'after-interest' : null);
    }
  });

  it('shows nothing of a profile that is not found', () => {
    for (const { viewer, owner } of pairs) {
      const may = visibilityOf(viewer, owner);
      if (may.found) continue;
      expect(may).toMatchObject({ photos: false, contact: false, gothra: false, addresses: false, listed: false });
      expect(may.showInterest).toBe(false);
    }
  });

  it('never shows a semi-verified viewer photos, contact, gothra or addresses of others', () => {
    for (const { viewer, owner } of pairs.filter(({ viewer }) => viewer.verificationStatus === 'semi-verified')) {
      const { photos, contact, gothra, addresses, showInterest } = visibilityOf(viewer, owner);
      expect([photos, contact, gothra, addresses, showInterest]).toEqual([false, false, false, false, false]);
    }
  });

  it('shows owners everything of their own profile, whatever their status', () => {
    for (const { owner } of pairs) {
      const self = { userId: owner.userId, verificationStatus: owner.verificationStatus };
      const own = { found: true, own: true, photos: true, contact: true, gothra: true, addresses: true };
      expect(visibilityOf(self, owner)).toMatchObject({ ...own, photosHidden: null, showInterest: false });
    }
  });

  it('says why photos are hidden', () => {
    expect(visibilityOf(viewer('semi-verified'), owner()).photosHidden).toBe('viewer-not-verified');
    expect(visibilityOf(viewer('verified'), owner({ verificationStatus: 'semi-verified' })).photosHidden).toBe(
      'owner-not-verified',
    );
    const hidden = (facts: Partial<Owner>) => visibilityOf(viewer('verified'), owner(facts)).photosHidden;
    expect(hidden({})).toBeNull();
    expect(hidden({ photoVisibility: 'accepted', photosGranted: true })).toBe('after-interest');
    expect(hidden({ photoVisibility: 'request', acceptedInterest: true })).toBe('on-request');
    expect(hidden({ photoVisibility: 'request', verificationStatus: 'semi-verified' })).toBe('owner-not-verified');
  });

  it('hides an offline profile from search only', () => {
    expect(visibilityOf(viewer('verified'), owner({ isActive: false }))).toMatchObject({ found: true, listed: false });
  });

  it('previews every owner as the stranger will get them, and changes nothing of one who is shown', () => {
    for (const { viewer, owner } of pairs.filter(({ viewer }) => mayBrowse(viewer.verificationStatus))) {
      const stranger = strangerOf(viewer.verificationStatus);
      const unrelated = { ...owner, blockedEitherWay: false, acceptedInterest: false, photosGranted: false };
      const may = visibilityOf(stranger, asShown(unrelated));
      expect(may).toMatchObject({ found: true, own: false });
      if (visibilityOf(stranger, unrelated).found) expect(asShown(unrelated)).toBe(unrelated);
      if (viewer.verificationStatus === 'semi-verified' || owner.verificationStatus !== 'verified')
        expect(may).toMatchObject({ photos: false, contact: false, gothra: false, addresses: false });
    }
  });
});
