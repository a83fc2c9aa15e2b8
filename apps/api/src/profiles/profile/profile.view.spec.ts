import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import type { Audience } from '@kalyanam/shared/topics/profile/field-spec';
import type { User } from '../../people/accounts/user.entity.js';
import { NEVER_TOLD, NO_DETAILS } from './profile-details.view.js';
import type { Profile } from './profile.entity.js';
import { visibilityOf, type Owner } from './profile.policy.js';
import { PROFILE_AUDIENCES, USER_AUDIENCES } from './profile.audiences.js';
import { cardOf, cardView, myProfileView, profileView } from './profile.view.js';

const now = new Date('2026-07-01T00:00:00Z');

/** Texts that are in one column only. */
const planted: Partial<Record<keyof Profile | keyof User, string>> = {
  gothra: 'Plantedgothra',
  workAddress: 'Planted work address',
  familyAddress: 'Planted family address',
  dob: '1998-03-17',
  email: 'planted@example.org',
  phone: '9876543210',
  passwordHash: 'planted-hash',
  statusReason: 'planted-reason',
};

const user: User = {
  id: 777_001,
  publicId: 'owner000000000000000',
  memberCode: '4827193W',
  memberCodeAt: new Date('2026-01-02T03:04:05.007Z'),
  kind: 'candidate',
  ownName: null,
  email: 'planted@example.org',
  phone: '9876543210',
  passwordHash: 'planted-hash',
  language: 'en',
  display: null,
  ageWindow: true,
  emailVerifiedAt: new Date('2026-01-02T03:04:05.001Z'),
  phoneVerifiedAt: new Date('2026-01-02T03:04:05.002Z'),
  verifiedPhone: null,
  phoneAbroad: null,
  verificationStatus: 'verified',
  accountStatus: 'active',
  statusReason: 'planted-reason',
  heldByReports: false,
  statusTold: false,
  resubmissions: 0,
  erasureToldAt: null,
  signedOutAt: null,
  registeredAt: new Date('2026-01-02T03:04:05.003Z'),
  lastActiveAt: new Date('2026-01-02T03:04:05.004Z'),
};

const profile: Profile = {
  userId: 777_001,
  user,
  name: 'Sita Reddy',
  nameTe: 'సీతా రెడ్డి',
  dob: '1998-03-17',
  gender: 'female',
  caste: 'reddy',
  subcaste: 'Motati',
  surname: 'Plantedsurname',
  gothra: 'Plantedgothra',
  maritalStatus: 'never-married',
  heightInches: 65,
  complexion: 'fair',
  diet: 'eggetarian',
  education: 'masters',
  occupation: 'private',
  annualIncome: '10-15',
  workType: 'india',
  workState: 'telangana',
  workCity: 'Hyderabad',
  workCountry: null,
  workAddress: 'Planted work address',
  familyState: 'andhra-pradesh',
  familyCity: 'Guntur',
  familyAddress: 'Planted family address',
  selfSummary: 'About. '.repeat(40).trim(),
  expectations: 'Somebody kind',
  createdBy: 'relative',
  lookingConfirmedAt: new Date('2026-01-02T03:04:05.005Z'),
  lookingBy: 'answer',
  lookingDueAt: new Date('2026-01-02T03:04:05.006Z'),
  pausedUntil: '2026-02-03',
  isActive: true,
  contactVisibility: 'verified',
  codeWhenOffline: false,
  moreVisible: 'accepted',
  photoVisibility: 'verified',
  documentVerifiedAt: new Date('2026-01-02T03:04:05.005Z'),
  marriedAt: null,
  version: 3,
  updatedAt: new Date('2026-01-02T03:04:05.006Z'),
};

const photo: PhotoView = { id: 'p', thumb: '/plantedphoto', card: '/c', full: '/f', width: 1, height: 1 };

const seen = (row: Profile) => ({
  user,
  profile: row,
  details: { fields: NO_DETAILS, siblings: [], version: 1 },
  checks: [],
});

const context = { photos: [photo], interest: null, shortlisted: false };

const ownerOf = (contactVisibility: Owner['contactVisibility']): Owner => ({
  userId: user.id,
  verificationStatus: 'verified',
  accountStatus: 'active',
  isActive: true,
  married: false,
  contactVisibility,
  moreVisible: 'accepted',
  photoVisibility: 'verified',
  photosGranted: false,
  blockedEitherWay: false,
  acceptedInterest: false,
  contactDenied: false,
});
const mayOf = (viewerStatus: 'semi-verified' | 'verified', contactVisibility: Owner['contactVisibility']) =>
  visibilityOf({ userId: 1, verificationStatus: viewerStatus }, ownerOf(contactVisibility));

const { publicId, memberCode, verificationStatus } = user;
const head = { publicId, memberCode, verificationStatus, nativeDistrict: null };

const AUDIENCES: Record<string, Audience> = { ...PROFILE_AUDIENCES, ...USER_AUDIENCES };

function expectOnly(text: string, audiences: Audience[]): void {
  for (const [column, value] of Object.entries(planted))
    expect([column, text.includes(value)]).toEqual([column, audiences.includes(AUDIENCES[column] ?? 'no-one')]);
}

describe('what of a row becomes JSON', () => {
  it('gives a semi-verified viewer only what every member may have', () => {
    const text = JSON.stringify(profileView(seen(profile), mayOf('semi-verified', 'verified'), context, now));
    expectOnly(text, ['members']);
    expect(text).not.toContain('plantedphoto');
    expect(text).toContain('"photosHidden":"viewer-not-verified"');
    expect(text).toContain('"contactHidden":null');
  });

  it('gives a verified viewer contact, gothra and the family address', () => {
    const text = JSON.stringify(profileView(seen(profile), mayOf('verified', 'verified'), context, now));
    expectOnly(text, ['members', 'verified', 'contact', 'gothra', 'addresses']);
    expect(text).toContain('plantedphoto');
  });

  it('hides contact and address until an interest is accepted, where the owner wants it', () => {
    const text = JSON.stringify(profileView(seen(profile), mayOf('verified', 'accepted'), context, now));
    expectOnly(text, ['members', 'verified', 'gothra']);
    expect(text).toContain('"contactHidden":"after-interest"');
  });

  it('tells every member who made the profile, but not on a card', () => {
    const shown = profileView(seen(profile), mayOf('semi-verified', 'verified'), context, now);
    expect(shown.createdBy).toBe('relative');
    expect(cardView(cardOf({ ...profile, ...head }), mayOf('verified', 'verified'), context, now)).not.toHaveProperty(
      'createdBy',
    );
  });

  it('gives every member the diet, but not that someone prefers not to say', () => {
    const dietOf = (row: Profile) => profileView(seen(row), mayOf('semi-verified', 'verified'), context, now).diet;
    expect(dietOf(profile)).toBe('eggetarian');
    expect(dietOf({ ...profile, diet: 'prefer-not' })).toBeNull();
  });

  it('puts on a card only what every member may have, and a photo where it may be seen', () => {
    const row = { ...profile, ...head };
    const semi = JSON.stringify(cardView(cardOf(row), mayOf('semi-verified', 'verified'), context, now));
    expectOnly(semi, ['members']);
    expect(semi).not.toContain('plantedphoto');
    const verified = cardView(cardOf(row), mayOf('verified', 'verified'), context, now);
    expectOnly(JSON.stringify(verified), ['members']);
    expect(verified.photo).toEqual(photo);
  });

  it('cuts a card at 100 characters of summary, with age and height as they are shown', () => {
    const row = { ...profile, ...head };
    const cardWith = (photos: [] | undefined) =>
      cardView(cardOf(row), mayOf('verified', 'verified'), { ...context, photos }, now);
    const card = cardWith(undefined);
    expect(card).toMatchObject({ age: 28, height: '5.5', photo: null, photosHidden: 'none' });
    expect(cardWith([])).toMatchObject({ photo: null, photosHidden: 'in-review' });
    expect(Array.from(card.summary).length).toBeLessThanOrEqual(101);
  });

  it('gives owners every field of their own profile, and no secret of the account', () => {
    const extras = {
      photos: [photo],
      documents: { identity: 'aadhaar' as const, pan: false },
      identity: { kind: 'aadhaar' as const, last4: '1234' },
      panLast4: null,
      rejection: null,
      question: null,
      pendingReview: {},
      unreadTexts: [],
    };
    const text = JSON.stringify(myProfileView(user, profile, extras, now));
    expectOnly(text, ['members', 'verified', 'contact', 'gothra', 'addresses', 'owner']);
  });

  it('leaves out of an unverified owner what the team would read first, for others alone', () => {
    const text = 'Ring 98480 22338';
    const row = { ...profile, selfSummary: text, expectations: text, subcaste: text, workCity: text, familyCity: text };
    const details = { ...NEVER_TOLD, fields: { ...NO_DETAILS, jobTitle: text, fieldOfStudy: text } };
    const shown = (owner: Owner, viewer = { userId: 1, verificationStatus: 'verified' as const }) => {
      const head = {
        publicId: user.publicId,
        memberCode: user.memberCode,
        verificationStatus: owner.verificationStatus,
        nativeDistrict: null,
      };
      const may = visibilityOf(viewer, owner);
      const rows = { ...seen(row), user: { ...user, ...head }, details };
      return JSON.stringify([
        profileView(rows, may, context, now),
        may.own ? '' : cardView(cardOf({ ...row, ...head }), may, context, now),
      ]);
    };
    const unverified = { ...ownerOf('verified'), verificationStatus: 'semi-verified' as const };
    expect(shown(unverified)).not.toContain('98480');
    expect(shown(ownerOf('verified')).match(/98480/g)?.length).toBeGreaterThan(8);
    expect(shown(unverified, { userId: unverified.userId, verificationStatus: 'verified' })).toContain('98480');
  });

  it('never sends a database number', () => {
    for (const may of [mayOf('semi-verified', 'verified'), mayOf('verified', 'verified')])
      expect(JSON.stringify(profileView(seen(profile), may, context, now))).not.toContain('777001');
  });
});
