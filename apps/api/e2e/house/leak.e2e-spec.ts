import { PERMISSIONS } from '@kalyanam/shared/team/roles';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { MORE_VISIBLE } from '@kalyanam/shared/topics/profile/details';
import type { StoryState } from '@kalyanam/shared/topics/marriage/marriages';
import { FILTERS } from '@kalyanam/shared/topics/profile/filters';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { GOTHRA_RULE_LINES, WOMENS_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { SPECIFIED_CALLS } from '../../src/platform/http/specified-calls.js';
import { PhotosService } from '../../src/profiles/photos/photos.service.js';
import { User } from '../../src/people/accounts/user.entity.js';
import { CandidateConsents } from '../../src/people/consents/candidate-consents.service.js';
import { Lineages } from '../../src/profiles/gothras/lineages.service.js';
import { IdentityService } from '../../src/profiles/identity-numbers/identity.service.js';
import { BrowseEntries } from '../../src/matching/listing/browse-entries.service.js';
import { Interest } from '../../src/people/relations/interest.entity.js';
import { SavedSearchRows } from '../../src/matching/searches/saved-search-rows.service.js';
import { MemberWishes } from '../../src/matching/wishes/member-wishes.service.js';
import { visit } from '../support/requests/requests.js';
import { plantDesk } from '../support/make/desk.js';
import { DETAIL_NEEDLES, MEMBER_WITH_DETAILS } from '../support/make/detail-secrets.js';
import type { Member, MemberWish, SignedIn } from '../support/make/make.js';
import {
  BIRTH,
  DISPLAY,
  CONTACT,
  FIRST_ID,
  HOROSCOPE,
  IDENTITY,
  MORE,
  ON_CARDS,
  OPEN,
  SECRETS,
  SENSITIVE,
  SHOWN,
  sorted,
  type Secret,
} from '../support/make/member-secrets.js';
import { declaredAccess } from '../support/requests/routes.js';
import { plantStory, type PlantedStory, type StoryWish } from '../support/make/stories.js';
import { holds, OLDER_TABLES, plantTeamSecrets, TEAM_COLUMNS, TEAM_SECRETS } from '../support/make/team-secrets.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import { jpeg } from '../support/make/uploads.js';

/** R25: searches the raw bytes of every GET of the members' side, and of opened contacts, for every kind of viewer. */

const TEAM: readonly string[] = PERMISSIONS;
/** Responses that never end. */
const STREAMS = ['GET /events', 'GET /admin/verifications/events'];

/** Responses about members related to the viewer in some way. */
/** Requested last: a profile marked "Not for us" leaves the viewer's other lists. */
const DISMISSALS = '/dismissals';
const RELATIONS = [
  '/access-events',
  '/blocks',
  '/contact-views',
  DISMISSALS,
  '/interests',
  '/notifications',
  '/shortlist',
];

/** R105: who looked at them keeps name and profile ID in their ledger, whatever happens to the profile. */
const KEPT = { '/access-events': ['memberCode', 'name'], '/contact-views': ['memberCode', 'name'] };
/** Numbers beside every word that can be chosen: that a word is there says nothing of anyone. */
const COUNTS = '/profiles/counts';
const CHOICES = FILTERS.flatMap(({ words, options }) => words ?? valuesOf(options ?? []));
const byCode = `/profiles/by-code/${SECRETS.memberCode}`;

describe('what leaks', () => {
  let test: TestApp;
  let owner: Member;
  let photoId: string;
  let story: PlantedStory;
  beforeAll(async () => {
    test = await startTestApp();
  });
  beforeEach(async () => {
    await test.empty();
    await test.database.query(`ALTER TABLE users AUTO_INCREMENT = ${FIRST_ID}`);
  });
  afterAll(() => test.close());

  const plant = async (wish: MemberWish = {}, storyWish: Partial<StoryWish> = {}): Promise<void> => {
    owner = await test.make.member({
      name: 'Plantedname Reddy',
      email: SECRETS.email,
      phone: SECRETS.phone,
      gothra: SECRETS.gothra,
      dob: SECRETS.dob,
      diet: SECRETS.diet,
      createdBy: SECRETS.createdBy,
      ...MEMBER_WITH_DETAILS,
      horoscope: HOROSCOPE,
      workLocation: { type: 'nri', country: 'usa', city: 'Dallas', address: SECRETS.workAddress },
      familyLocation: { state: 'andhra-pradesh', city: 'Guntur', address: SECRETS.familyAddress },
      ...wish,
    });
    expect(owner.userId).toBe(FIRST_ID);
    const { phoneAbroad, memberCode, registrantName: ownName } = SECRETS;
    await test.rows(User).update({ id: FIRST_ID }, { phoneAbroad, memberCode, ownName, display: DISPLAY });
    await test.app.get(IdentityService, { strict: false }).store(test.database.manager, owner.userId, IDENTITY);
    const candidate = { userId: owner.userId, relation: 'friend', phone: SECRETS.candidatePhone } as const;
    await test.app.get(CandidateConsents, { strict: false }).ask(test.database.manager, candidate);
    await test.app
      .get(CandidateConsents, { strict: false })
      .agree(test.database.manager, { ...candidate, method: 'sms' });
    const lineages = test.app.get(Lineages, { strict: false });
    for (const line of WOMENS_LINES)
      await lineages.write(test.database.manager, owner.userId, line, { text: SECRETS.womensGothra });
    const avoided = GOTHRA_RULE_LINES.map(({ value }) => value);
    await lineages.setRule(test.database.manager, owner.userId, avoided, 1);
    const age = { weight: 'must', value: { from: 41, to: 43 } } as const;
    const wished = { wishes: { age }, visible: 'items', hideFromMisfits: false, version: 1 } as const;
    await test.app.get(MemberWishes, { strict: false }).put(test.database.manager, owner.userId, wished);
    const search = {
      name: SECRETS.searchName,
      query: `${SECRETS.searchQuery}&birthYearTo=1963`,
      digest: 'weekly',
    } as const;
    await test.app.get(SavedSearchRows, { strict: false }).insert(test.database.manager, owner.userId, search);
    const entries = test.app.get(BrowseEntries, { strict: false });
    await test.database.transaction((manager) => entries.refresh(manager, owner.userId));
    const photos = await test.app.get(PhotosService, { strict: false }).add(owner.userId, [await jpeg()]);
    photoId = photos[0]?.publicId ?? '';
    await test.make.photosAccepted(owner);
    const desk = { name: SECRETS.deskName, note: SECRETS.deskNote, words: SECRETS.deskDraft };
    await plantDesk(test, owner, owner, desk);
    const told = { name: SECRETS.spouse, place: 'Kurnool', text: SECRETS.storyText };
    story = await plantStory(test, owner, { ...told, ...storyWish });
    await plantTeamSecrets(test.database, owner.userId, photoId);
  };

  /** A viewer with every possible relation to the owner. */
  const man = async (wish: MemberWish): Promise<SignedIn> => {
    const viewer = await test.make.signedIn({ gender: 'male', ...wish });
    await test.make.relations(viewer, owner);
    return viewer;
  };

  /** Every GET below the prefix that is not the team's, with the owner's ids in place of every id. */
  function addresses(): string[] {
    const own = Object.entries(declaredAccess(test))
      .filter(([route, level]) => route.startsWith('GET ') && !TEAM.includes(level) && !STREAMS.includes(route))
      .map(([route]) => route.slice('GET '.length));
    expect(own).toEqual(expect.arrayContaining(['/profiles', '/profiles/:id', '/profiles/me', '/photos/:id/:size']));
    expect(own).toEqual(expect.arrayContaining(RELATIONS));
    const specified = SPECIFIED_CALLS.filter(({ method, to }) => method === 'GET' && !to?.path.startsWith('/admin'));
    return [
      ...own
        .filter((path) => path !== DISMISSALS)
        .map((path) => path.replace(':id', path.startsWith('/photos') ? photoId : owner.id).replace(/:\w+/g, 'full')),
      ...specified.map(({ path }) => `${path}?id=${owner.id}`),
      '/interests?box=sent',
      '/interests?box=accepted',
      '/profiles?lookingFor=bride',
      '/profiles?lookingFor=bride&gothra=hide-same',
      `/profiles?gothra=${SECRETS.gothra}`,
      byCode,
      `/profiles/why?code=${SECRETS.memberCode}`,
      '/profiles/loosen?lookingFor=bride&diet=vegetarian',
      `${COUNTS}?lookingFor=bride`,
      `/profiles/${owner.userId}`,
      `/profiles/${encodeURIComponent(SECRETS.email)}`,
      `/profiles/list.php?lookingFor=bride`,
      ...(['card', 'thumb', 'full'] as const).map((size) => `/photos/${story.photo}/${size}`),
      DISMISSALS,
    ];
  }

  const contact = (): string => `/profiles/${owner.id}/contact`;
  const asSpecified = (): string => `/profiles/get.php?id=${owner.id}`;

  /** The secrets found anywhere in any response, by the address that leaked them. */
  async function found(viewer: SignedIn | null): Promise<Record<string, Secret[]>> {
    const leaks: Record<string, Secret[]> = {};
    const needles: Record<Secret, string> = {
      ...SECRETS,
      ...TEAM_SECRETS,
      ...DETAIL_NEEDLES,
      photo: photoId,
      storyPhoto: story.photo,
      storyFile: story.file,
      name: 'Plantedname',
    };
    for (const address of [...addresses(), contact()]) {
      if (viewer && address === DISMISSALS) await test.make.dismissal(viewer, owner);
      const method = address === contact() ? 'post' : 'get';
      const call = viewer ? viewer[method](address) : visit(test, method, address);
      const answer = await call.buffer(true).parse((stream, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => done(null, Buffer.concat(chunks)));
      });
      const bytes = `${JSON.stringify(answer.headers)}${(answer.body as Buffer).toString('latin1')}`;
      const seen = (Object.keys(needles) as Secret[]).filter((secret) => holds(bytes, needles[secret]));
      const echoed = (secret: Secret): boolean =>
        address.includes(needles[secret]) || (address.startsWith(COUNTS) && CHOICES.includes(needles[secret]));
      const leaked = seen.filter((secret) => !echoed(secret));
      if (leaked.length > 0) leaks[address] = leaked;
    }
    return leaks;
  }

  const allOf = (leaks: Record<string, Secret[]>): Secret[] => [...new Set(Object.values(leaks).flat())].sort();

  it('shows nothing at all to a visitor', async () => {
    await plant();
    expect(await found(null)).toEqual({});
  });

  it.each(['not-verified', 'rejected'] as const)('shows nothing at all to a %s member', async (verificationStatus) => {
    await plant();
    expect(await found(await man({ verificationStatus }))).toEqual(KEPT);
  });

  it('shows nothing at all to a verified member who blocked or is blocked', async () => {
    await plant();
    const [blocker, blocked] = [await man({}), await man({})];
    await test.make.block(blocker, owner);
    await test.make.block(owner, blocked);
    expect(await found(blocker)).toEqual({ ...KEPT, '/blocks': ['name'] });
    expect(await found(blocked)).toEqual(KEPT);
  });

  it('shows a semi-verified member name, diet and the details of all, and nothing that is withheld', async () => {
    await plant();
    expect(allOf(await found(await man({ verificationStatus: 'semi-verified' })))).toEqual(SHOWN);
  });

  it('shows a verified member contact and address only at a press, gothra on the profile, and never the rest', async () => {
    await plant();
    const leaks = await found(await man({}));
    expect(allOf(leaks)).toEqual(sorted([...OPEN, ...CONTACT]));
    for (const [address, secrets] of Object.entries(leaks))
      if (![owner.id, byCode].some((one) => address.includes(one)) || address.startsWith('/profiles/list.php'))
        expect({ address, others: secrets.filter((secret) => !ON_CARDS.includes(secret)) }).toEqual({
          address,
          others: [],
        });
    for (const address of RELATIONS.filter((path) => path !== '/blocks')) expect(leaks[address]).toContain('name');
    expect(Object.keys(leaks).filter((address) => CONTACT.some((secret) => leaks[address]?.includes(secret)))).toEqual([
      asSpecified(),
      contact(),
    ]);
  });

  it('withholds contact and address where the owner requires an accepted interest', async () => {
    await plant({ contactVisibility: 'accepted' });
    expect(allOf(await found(await man({})))).toEqual(OPEN);
  });

  it('shows verified members the more private details where the owner says so', async () => {
    await plant({ contactVisibility: 'accepted', moreVisible: 'verified' });
    expect(allOf(await found(await man({})))).toEqual(sorted([...OPEN, ...MORE]));
  });

  it('shows a verified member nothing that is withheld of a semi-verified profile', async () => {
    await plant({ verificationStatus: 'semi-verified' });
    expect(allOf(await found(await man({})))).toEqual(SHOWN);
  });

  it('shows a verified member the contact of an owner who accepted, only at a press', async () => {
    await plant({ contactVisibility: 'accepted' });
    const viewer = await man({});
    await test.rows(Interest).updateAll({ state: 'accepted', answeredAt: new Date() });
    const leaks = await found(viewer);
    const shown = Object.keys(leaks).filter((address) => leaks[address]?.includes('phone'));
    expect(shown).toEqual([asSpecified(), contact()]);
    expect(allOf(leaks)).toEqual(sorted([...OPEN, ...CONTACT, ...MORE, ...BIRTH]));
    expect(leaks['/interests?box=accepted']?.sort()).toEqual(ON_CARDS);
  });

  it.each<MemberWish>([
    { verificationStatus: 'not-verified' },
    { verificationStatus: 'rejected' },
    { accountStatus: 'on-hold' },
    { accountStatus: 'suspended' },
    { married: true },
  ])('shows a verified member nothing at all of an owner who is hidden: %j', async (wish) => {
    await plant(wish);
    expect(await found(await man({}))).toEqual(KEPT);
  });

  it('shows owners their own data, but never numbers, hashes or internal ids', async () => {
    await plant({ verificationStatus: 'verified' });
    const secrets = allOf(await found(await test.make.session(owner)));
    // None of the team's data: a verified member is asked nothing.
    const never: Secret[] = ['identityNumber', 'pan', 'internalId', 'passwordHash', 'candidatePhone'];
    expect(secrets.filter((secret) => never.includes(secret))).toEqual([]);
    expect(secrets).toEqual(
      SENSITIVE.filter((secret) => !never.includes(secret))
        .concat(SHOWN)
        .sort(),
    );
  });

  it('shows owners the question that the team asks them, and nothing else of their case', async () => {
    await plant({ verificationStatus: 'semi-verified' });
    const leaks = await found(await test.make.session(owner));
    const team = (Object.keys(TEAM_SECRETS) as Secret[]).filter((secret) => allOf(leaks).includes(secret));
    expect(team).toEqual(['question']);
    // The same route under its own name and the specified one, and what waits for the owner.
    expect(Object.keys(leaks).filter((address) => leaks[address]?.includes('question'))).toEqual([
      '/profiles/me',
      '/my/waiting',
      `/profiles/my-profile.php?id=${owner.id}`,
    ]);
  });

  it.each<{ state: StoryState; names?: boolean }>([{ state: 'asked' }, { state: 'review', names: true }])(
    'shows only the two a story that is not published: %j',
    async (wish) => {
      await plant({ married: true }, wish);
      expect(await found(null)).toEqual({});
      expect(await found(await man({}))).toEqual(KEPT);
    },
  );

  it('shows only the two a story that the team has refused', async () => {
    await plant({ married: true }, { names: true });
    const reviewer = await test.make.admin('reviewer');
    await reviewer.post(ADMIN_ROUTES.storyDecision(story.id), { act: 'refuse', version: 1 }).expect(200);
    expect(await found(null)).toEqual({});
    expect(await found(await man({}))).toEqual(KEPT);
  });

  it.each([
    { names: false, shown: ['storyPhoto', 'storyText'] },
    { names: true, shown: ['name', 'spouse', 'storyPhoto', 'storyText'] },
  ])('shows everyone a published story in its own place, with the names where both want them: %j', async (wish) => {
    await plant({ married: true }, wish);
    const reviewer = await test.make.admin('reviewer');
    await reviewer.post(ADMIN_ROUTES.storyDecision(story.id), { act: 'publish', version: 1 }).expect(200);
    const leaks = await found(null);
    expect(Object.keys(leaks)).toEqual(['/stories']);
    expect(allOf(leaks)).toEqual(wish.shown);
  });

  it('shows no one of the team what a member searches for or wishes', async () => {
    await plant({ verificationStatus: 'semi-verified' });
    const admin = await test.make.admin('owner');
    const paths = Object.entries(declaredAccess(test))
      .filter(([route, level]) => route.startsWith('GET ') && TEAM.includes(level) && !STREAMS.includes(route))
      .map(([route]) => route.slice('GET '.length).replace(':id', owner.id).replace(/:\w+/g, 'full'));
    expect(paths).toEqual(expect.arrayContaining([`/admin/users/${owner.id}`, '/admin/dashboard/overview']));
    const theirs = [SECRETS.searchName, SECRETS.searchQuery, SECRETS.wishedAge];
    const leaks: string[] = [];
    for (const path of paths) {
      const { text = '', headers } = await admin.get(path);
      const bytes = `${JSON.stringify(headers)}${text}`;
      if (theirs.some((secret) => holds(bytes, secret))) leaks.push(path);
    }
    expect(leaks).toEqual([]);
  });

  it('has planted every column of the team, or said why it holds no secret', async () => {
    await plant();
    const rows = await test.database.query<{ name: string; field: string }[]>(
      `SELECT table_name AS name, column_name AS field FROM information_schema.columns
       WHERE table_schema = DATABASE() AND table_name IN (?)`,
      [Object.keys(TEAM_COLUMNS)],
    );
    for (const [name, columns] of Object.entries(TEAM_COLUMNS)) {
      const there = rows.filter((row) => row.name === name).map(({ field }) => field);
      const stated = Object.keys(columns).sort();
      const expected = OLDER_TABLES.includes(name) ? there.filter((field) => stated.includes(field)) : there;
      expect({ name, columns: stated }).toEqual({ name, columns: [...expected].sort() });
      for (const [field, what] of Object.entries(columns)) {
        if (typeof what !== 'string') continue;
        const [row] = await test.database.query<{ found: unknown }[]>(
          `SELECT COUNT(*) AS found FROM ${name} WHERE CAST(${field} AS CHAR) LIKE ?`,
          [`%${TEAM_SECRETS[what]}%`],
        );
        expect([name, field, Number(row?.found) > 0]).toEqual([name, field, true]);
      }
    }
  });

  it.each(MORE_VISIBLE)('previews to owners exactly what a stranger of that status gets: %s', async (moreVisible) => {
    await plant({ moreVisible });
    const own = await test.make.session(owner);
    for (const as of ['semi-verified', 'verified'] as const) {
      const stranger = await test.make.signedIn({ gender: 'male', verificationStatus: as });
      const seen = (await stranger.get(`/profiles/${owner.id}`).expect(200)).body.profile;
      const { profile, shown } = (await own.get(`/profiles/me/preview?as=${as}`).expect(200)).body;
      const same = (photos: { id: string }[]) => photos.map(({ id }) => id);
      // The gate and the match are about two families, and a preview has one.
      const alike = { ...seen, photos: same(seen.photos), gothraGate: null, match: null };
      expect({ ...profile, photos: same(profile.photos) }).toEqual(alike);
      expect(shown).toBe(true);
      const told = as === 'verified' && moreVisible === 'verified';
      expect(JSON.stringify(profile).includes(SECRETS.womensGothra)).toBe(told);
      expect(CONTACT.filter((secret) => JSON.stringify(profile).includes(SECRETS[secret]))).toEqual([]);
    }
  });
});
