import { MESSAGES } from '@kalyanam/shared/base/messages';
import { PhotosService } from '../../../src/profiles/photos/photos.service.js';
import { AccessEvent } from '../../../src/people/access-ledger/access-event.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { visit } from '../../support/requests/requests.js';
import { EXAMPLE } from '../../support/make/example.js';
import type { Member, MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg } from '../../support/make/uploads.js';

const ADDRESS = { state: 'andhra-pradesh', city: 'Guntur', address: '4 Temple Street' } as const;

describe('profile view', () => {
  let test: TestApp;
  let verified: SignedIn;
  let semi: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    verified = await test.make.signedIn({ gender: 'male' });
    semi = await test.make.signedIn({ gender: 'male', verificationStatus: 'semi-verified' });
  });
  afterAll(() => test.close());

  const owner = (wish: MemberWish = {}): Promise<Member> => test.make.member({ familyLocation: ADDRESS, ...wish });
  const withPhoto = async (wish: MemberWish = {}): Promise<Member> => {
    const person = await owner(wish);
    await test.app.get(PhotosService, { strict: false }).add(person.userId, [await jpeg()]);
    await test.make.photosAccepted(person);
    return person;
  };
  const view = async (viewer: SignedIn, person: Member) =>
    (await viewer.get(`/profiles/${person.id}`).expect(200)).body.profile;
  const press = async (viewer: SignedIn, person: Member) =>
    (await viewer.post(`/profiles/${person.id}/contact`).expect(200)).body;
  const asSpecified = async (viewer: SignedIn, person: Member) =>
    (await viewer.get(`/profiles/get.php?id=${person.id}`).expect(200)).body.profile;
  const contactOf = ({ phone, email }: Member, address: string | null = ADDRESS.address) => ({ phone, email, address });
  const views = (person: Member) =>
    test.rows(AccessEvent).find({
      select: { viewerId: true, times: true },
      where: { ownerId: person.userId, what: 'contact' },
    });

  it('refuses a visitor, and members who may not browse', async () => {
    const person = await owner();
    expectFailure(await visit(test, 'get', `/profiles/${person.id}`), 'not-signed-in');
    for (const verificationStatus of ['not-verified', 'rejected'] as const) {
      const viewer = await test.make.signedIn({ verificationStatus });
      expectFailure(await viewer.get(`/profiles/${person.id}`), 'verification-needed');
    }
  });

  it('shows a verified viewer everything of a verified profile in the specified call', async () => {
    const person = await withPhoto();
    const profile = await asSpecified(verified, person);
    const { dob, nameTe, ...shown } = EXAMPLE;
    expect(profile).toEqual({
      ...shown,
      id: person.id,
      memberCode: expect.any(String),
      freshness: 'week',
      honesty: null,
      age: expect.any(Number),
      workLocation: { type: 'india', state: 'telangana', city: 'Hyderabad', country: null },
      familyLocation: ADDRESS,
      photos: [
        {
          id: expect.any(String),
          thumb: expect.any(String),
          card: expect.any(String),
          full: expect.any(String),
          width: expect.any(Number),
          height: expect.any(Number),
        },
      ],
      photosHidden: null,
      photosAsked: false,
      interest: expect.objectContaining({ state: 'none', direction: null, canShow: true }),
      shortlisted: false,
      dismissedAt: null,
      gothraGate: { verdict: 'same', line: 'own', changedAt: null, sameSurname: true },
      match: { mine: null, theirs: { few: true, stated: 0, fits: 0, mustMissed: false, items: null } },
      details: expect.objectContaining({ degree: null, siblings: [], hasChildren: null }),
      phone: person.phone,
      email: person.email,
      contactHidden: null,
      createdBy: null,
      verificationStatus: 'verified',
      aadhaarVerified: false,
      checks: expect.arrayContaining([expect.objectContaining({ fact: 'identity', state: 'said' })]),
      isActive: true,
      canShowInterest: true,
    });
    for (const unseen of [dob, nameTe]) expect(JSON.stringify(profile)).not.toContain(unseen);
    const { phone, email, ...own } = await view(verified, person);
    expect([phone, email]).toEqual([null, null]);
    expect(own).toEqual({
      ...own,
      familyLocation: { ...ADDRESS, address: null },
      contactHidden: 'until-opened',
      gothra: EXAMPLE.gothra,
    });
  });

  it('shows a semi-verified viewer no photos, phone, email, gothra or address, and no interest button', async () => {
    expect(await view(semi, await withPhoto())).toMatchObject({
      photos: [],
      photosHidden: 'viewer-not-verified',
      phone: null,
      email: null,
      gothra: null,
      familyLocation: { state: 'andhra-pradesh', city: 'Guntur', address: null },
      canShowInterest: false,
    });
  });

  it('shows a verified viewer no photos, contact or gothra of a semi-verified profile', async () => {
    expect(await view(verified, await withPhoto({ verificationStatus: 'semi-verified' }))).toMatchObject({
      photos: [],
      photosHidden: 'owner-not-verified',
      phone: null,
      email: null,
      gothra: null,
      canShowInterest: true,
    });
  });

  it('says so when there are no photos', async () => {
    expect(await view(verified, await owner())).toMatchObject({ photos: [], photosHidden: 'none' });
  });

  it('withholds contact until an interest is accepted, if the owner wants it', async () => {
    const person = await owner({ contactVisibility: 'accepted' });
    expect(await view(verified, person)).toMatchObject({
      phone: null,
      email: null,
      contactHidden: 'after-interest',
      gothra: EXAMPLE.gothra,
    });
    const closed = { contact: null, contactHidden: 'after-interest' };
    expect(await press(verified, person)).toEqual({ success: true, ...closed });
    expect(await views(person)).toEqual([]);
    await test.make.interest(verified, person, { state: 'accepted' });
    expect(await press(verified, person)).toMatchObject({ contact: contactOf(person), contactHidden: null });
    expect(await asSpecified(verified, person)).toMatchObject({ phone: person.phone, email: person.email });
  });

  it('opens contact details at a press, to those the policy shows them to', async () => {
    const person = await owner();
    expect(await press(verified, person)).toEqual({
      success: true,
      contact: contactOf(person),
      contactHidden: null,
    });
    expectFailure(await semi.post(`/profiles/${person.id}/contact`), 'verification-needed');
    const semiVerified = await owner({ verificationStatus: 'semi-verified' });
    expect(await press(verified, semiVerified)).toEqual({ success: true, contact: null, contactHidden: null });
    expect(await views(semiVerified)).toEqual([]);
  });

  it('logs every reveal of contact details, and nothing else', async () => {
    const person = await owner();
    await asSpecified(semi, person);
    await view(verified, person);
    expect(await views(person)).toEqual([]);
    await press(verified, person);
    await asSpecified(verified, person);
    expect(await views(person)).toEqual([{ viewerId: verified.userId, times: 2 }]);
  });

  it('shows members their own profile in full, without logging it', async () => {
    const self = await test.make.signedIn({ verificationStatus: 'semi-verified' });
    const profile = await view(self, self);
    expect(profile).toMatchObject({
      phone: self.phone,
      email: self.email,
      gothra: EXAMPLE.gothra,
      photosHidden: 'none',
    });
    expect(profile.canShowInterest).toBe(false);
    expect(await views(self)).toEqual([]);
  });

  it('shows an offline profile to anyone with its address', async () => {
    expect(await view(verified, await owner({ isActive: false }))).toMatchObject({ isActive: false });
  });

  it('shows age, work abroad and the verified document', async () => {
    const person = await owner({ workLocation: { type: 'nri', country: 'usa', city: 'Dallas', address: '1 Elm' } });
    await test.rows(Profile).update({ userId: person.userId }, { documentVerifiedAt: new Date() });
    const profile = await view(verified, person);
    expect(profile.workLocation).toEqual({ type: 'nri', state: null, city: 'Dallas', country: 'usa' });
    expect(profile.aadhaarVerified).toBe(true);
  });

  it('gives the same response for unknown, hidden and blocked profiles', async () => {
    const blocker = await owner();
    const blocked = await owner();
    await test.make.block(blocker, verified);
    await test.make.block(verified, blocked);
    const hidden = [
      blocker,
      blocked,
      await owner({ verificationStatus: 'not-verified' }),
      await owner({ verificationStatus: 'rejected' }),
      await owner({ accountStatus: 'on-hold' }),
      await owner({ accountStatus: 'suspended' }),
      await owner({ married: true }),
    ].map((person) => person.id);
    const answers = new Set<string>();
    for (const id of [...hidden, '00000000000000000000', 'x', '1', '-', '%00', "' OR 1=1"]) {
      const response = await verified.get(`/profiles/${encodeURIComponent(id)}`);
      expectFailure(response, 'profile-not-found');
      const { requestId, ...answer } = response.body;
      answers.add(JSON.stringify(answer));
      expectFailure(await verified.post(`/profiles/${encodeURIComponent(id)}/contact`), 'profile-not-found');
    }
    expect([...answers]).toEqual([
      JSON.stringify({ success: false, code: 'profile-not-found', message: 'Profile not found' }),
    ]);
  });

  const WAYS: Readonly<Record<string, (gone: SignedIn, reader: SignedIn) => Promise<unknown>>> = {
    'a suspension': async ({ id }) =>
      (await test.make.admin('owner')).post(`/admin/users/${id}/suspend`, { reason: 'Asked for money.' }).expect(200),
    'a hold': async ({ id }) =>
      (await test.make.admin('owner')).post(`/admin/users/${id}/hold`, { reason: 'Asked for money.' }).expect(200),
    'an account that is deleted': (gone) => gone.delete('/profiles/me').expect(200),
    'a block': (gone, reader) => gone.post(`/profiles/${reader.id}/block`).expect(200),
    'a marriage': ({ userId }) => test.rows(Profile).update({ userId }, { marriedAt: test.clock.now() }),
    'a verification that is taken back': ({ userId }) =>
      test.rows(User).update({ id: userId }, { verificationStatus: 'rejected' }),
  };

  it.each(Object.keys(WAYS))(
    'tells an open page that it may not stay, after %s, and takes it for no look',
    async (how) => {
      const [gone, reader] = [await test.make.signedIn(), await test.make.signedIn({ gender: 'male' })];
      await reader.get(`/profiles/${gone.id}/standing`).expect(200, { success: true });
      expect(await test.rows(AccessEvent).countBy({ ownerId: gone.userId })).toBe(0);
      await WAYS[how]!(gone, reader);
      expectFailure(await reader.get(`/profiles/${gone.id}/standing`), 'profile-not-found');
    },
  );

  it('serves the specified call, even without an id', async () => {
    const person = await owner();
    const { body } = await verified.get(`/profiles/get.php?id=${person.id}`).expect(200);
    expect(body.profile.id).toBe(person.id);
    expectFailure(await verified.get('/profiles/get.php'), 'profile-not-found');
  });

  it.each<MemberWish>([
    { verificationStatus: 'not-verified' },
    { verificationStatus: 'rejected' },
    { accountStatus: 'on-hold' },
    { married: true },
  ])('previews an owner’s profile that no one sees yet: %j', async (wish) => {
    const person = await withPhoto(wish);
    const own = await test.make.session(person);
    const { profile, shown } = (await own.get('/profiles/me/preview').expect(200)).body;
    expect(shown).toBe(false);
    const later = wish.verificationStatus ? 'semi-verified' : 'verified';
    expect(profile).toMatchObject({ verificationStatus: later, phone: null, email: null });
    expect(profile.photos).toHaveLength(later === 'verified' ? 1 : 0);
  });

  it('previews for no one else, and through the eyes of those who browse only', async () => {
    expectFailure(await visit(test, 'get', '/profiles/me/preview'), 'not-signed-in');
    expectFailure(await verified.get('/profiles/me/preview?as=rejected'), 'invalid-form', { as: MESSAGES.choice });
  });
});
