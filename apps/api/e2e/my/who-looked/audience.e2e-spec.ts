import type { AudienceAnswer } from '@kalyanam/shared/contracts/audience';
import type { LedgerPage } from '@kalyanam/shared/contracts/ledger';
import { BiodataShareRow } from '../../../src/profiles/biodata-shares/biodata-share.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { Photo } from '../../../src/profiles/photos/photo.entity.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { visit } from '../../support/requests/requests.js';
import { BIODATA } from '../../support/make/biodata.js';
import { family, hand } from '../../support/make/desk.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const AUDIENCE = '/my/audience';

/** Who sees what, and the sentence of fact above it. */
describe('the audience of a profile', () => {
  let test: TestApp;
  let owner: SignedIn;
  let viewer: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await test.make.signedIn({ name: 'Sita Devi' });
    viewer = await test.make.signedIn({ gender: 'male', name: 'Ram Mohan' });
  });

  const audience = async (by: Pick<SignedIn, 'get'> = owner) =>
    (await by.get(AUDIENCE).expect(200)).body as AudienceAnswer;
  const opened = async () => (await audience()).opened;
  const open = (by: SignedIn) => by.post(`/profiles/${owner.id}/contact`).expect(200);
  const agree = async (other: SignedIn) => {
    await other.post(`/profiles/${owner.id}/interest`).expect(200);
    await owner.post(`/profiles/${other.id}/interest/accept`).expect(200);
  };
  const setUser = (member: Member, changes: object) => test.rows(User).update({ id: member.userId }, changes);

  it('of a new member is what the base rule says, and no one has the number', async () => {
    expect(await audience()).toEqual({
      success: true,
      shown: true,
      isActive: true,
      contact: 'verified',
      photos: 'verified',
      photoCount: 0,
      more: 'accepted',
      horoscope: false,
      wishes: 'counts',
      hideFromMisfits: false,
      links: 0,
      opened: { strangers: 0, families: 0, left: 0, last: null, byLinks: 0 },
    });
  });

  it('follows each choice immediately', async () => {
    await owner.put('/account/contact-visibility', { contactVisibility: 'accepted' }).expect(200);
    await owner.put('/account/photo-visibility', { photoVisibility: 'request' }).expect(200);
    const wishes = { items: [], visible: 'items', hideFromMisfits: true, version: 1 };
    await owner.put('/profiles/me/wishes', wishes).expect(200);
    await owner.put('/profiles/me/status', { isActive: false }).expect(200);
    expect(await audience()).toMatchObject({
      ...{ contact: 'accepted', photos: 'request', wishes: 'items', hideFromMisfits: true, isActive: false },
    });
  });

  it.each(['refused', 'rejected'] as const)('counts a photo until it is %s', async (reviewState) => {
    await test.make.photo(owner);
    expect(await audience()).toMatchObject({ photoCount: 1 });
    await test.rows(Photo).update({ userId: owner.userId }, { reviewState });
    expect(await audience()).toMatchObject({ photoCount: 0 });
  });

  it('counts a person once, and as a stranger until both have said yes', async () => {
    const other = await test.make.signedIn({ gender: 'male' });
    await test.make.look(other, owner, 'profile', 'photos');
    test.clock.advance(-86_400);
    await test.make.look(viewer, owner, 'contact');
    test.clock.advance(86_400);
    await open(viewer);
    expect(await opened()).toMatchObject({ strangers: 1, families: 0, last: null });
    await agree(viewer);
    const { people } = (await owner.get('/access-events').expect(200)).body as LedgerPage;
    expect(people.map(({ viewer: one, agreed }) => [one?.id, agreed])).toEqual([
      [viewer.id, true],
      [other.id, false],
    ]);
    expect(await opened()).toMatchObject({
      strangers: 0,
      families: 1,
      last: { id: viewer.id, name: 'Ram Mohan', at: expect.any(String) },
    });
    await agree(other);
    expect(await opened()).toMatchObject({ families: 1 });
    await open(other);
    expect(await opened()).toMatchObject({ families: 2, last: { id: other.id } });
  });

  it('keeps the count of a family that hides or is suspended, without its name', async () => {
    await agree(viewer);
    await open(viewer);
    await setUser(viewer, { accountStatus: 'suspended' });
    const answer = await owner.get(AUDIENCE).expect(200);
    expect(answer.body.opened).toMatchObject({ families: 1, last: null });
    expect(answer.text).not.toContain('Ram');
    expect(answer.text).not.toContain(viewer.id);
  });

  it('counts a viewer who left neither as a stranger nor as a family', async () => {
    await open(viewer);
    await viewer.delete('/profiles/me').expect(200);
    expect(await opened()).toEqual({ strangers: 0, families: 0, left: 1, last: null, byLinks: 0 });
  });

  it('counts the openings of links that show the number, and the links that are open', async () => {
    await owner.post('/biodata', { ...BIODATA, contact: 'own' }).expect(201);
    await test.rows(BiodataShareRow).update({ ownerId: owner.userId }, { views: 5 });
    await owner.post('/biodata', { ...BIODATA, forWhom: 'Aunt', contact: 'none' }).expect(201);
    expect(await audience()).toMatchObject({ links: 2, opened: { byLinks: 5 } });
    await owner.delete('/biodata').expect(200);
    expect(await audience()).toMatchObject({ links: 0, opened: { byLinks: 5 } });
  });

  it.each([{ verificationStatus: 'rejected' }, { verificationStatus: 'not-verified' }, { accountStatus: 'on-hold' }])(
    'says that no one sees a profile whose account is %j',
    async (changes) => {
      await setUser(owner, changes);
      expect(await audience()).toMatchObject({ shown: false, isActive: true });
    },
  );

  it('says the same of a married member', async () => {
    await test.rows(Profile).update({ userId: owner.userId }, { marriedAt: test.clock.now() });
    expect(await audience()).toMatchObject({ shown: false });
  });

  it('shows a manager all of it, and a helper nothing about who looked', async () => {
    await open(viewer);
    const mother = await hand(test, owner);
    const aunt = await hand(test, owner, { role: 'helper', relation: 'aunt' });
    expect(await audience(mother.acting)).toMatchObject({ contact: 'verified', opened: { strangers: 1 } });
    expect(await audience(aunt.acting)).toMatchObject({ contact: 'verified', opened: null });
  });

  it('is no one else’s', async () => {
    const reader = await hand(test, owner, { role: 'reader', relation: 'uncle' });
    expectFailure(await reader.acting.get(AUDIENCE), 'desk-not-yours');
    expectFailure(await (await family(test)).get(AUDIENCE), 'forbidden');
    expectFailure(await visit(test, 'get', AUDIENCE), 'not-signed-in');
  });
});
