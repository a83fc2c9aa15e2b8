import { PERMISSIONS } from '@kalyanam/shared/team/roles';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { MORE_VISIBLE } from '@kalyanam/shared/topics/profile/details';
import type { StoryState } from '@kalyanam/shared/topics/marriage/marriages';
import { FILTERS } from '@kalyanam/shared/topics/profile/filters';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { SPECIFIED_CALLS } from '../../src/platform/http/specified-calls.js';
import { Interest } from '../../src/people/relations/interest.entity.js';
import { visit } from '../support/requests/requests.js';
import { DETAIL_NEEDLES } from '../support/make/detail-secrets.js';
import type { Member, MemberWish, SignedIn } from '../support/make/make.js';
import {
  BIRTH,
  CONTACT,
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
import { plantOwner } from '../support/make/planted-owner.js';
import type { PlantedStory, StoryWish } from '../support/make/stories.js';
import { holds, TEAM_SECRETS } from '../support/make/team-secrets.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

/** R25: searches the raw bytes of every GET of the members' side, and of opened contacts, for every kind of viewer. */

const TEAM: readonly string[] = PERMISSIONS;
/** Its response never ends. */
const STREAM = 'GET /events';

/** Requested last: a profile marked "Not for us" leaves the viewer's other lists. */
const DISMISSALS = '/dismissals';
/** Responses about members related to the viewer in some way. */
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
  beforeEach(() => test.empty());
  afterAll(() => test.close());

  const plant = async (wish?: MemberWish, storyWish?: Partial<StoryWish>): Promise<void> => {
    ({ owner, photoId, story } = await plantOwner(test, wish, storyWish));
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
      .filter(([route, level]) => route.startsWith('GET ') && !TEAM.includes(level) && route !== STREAM)
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
