import { PERMISSIONS } from '@kalyanam/shared/team/roles';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { User } from '../../src/people/accounts/user.entity.js';
import { IdentityService } from '../../src/profiles/identity-numbers/identity.service.js';
import { SPECIFIED_CALLS } from '../../src/platform/http/specified-calls.js';
import { ACCESS_TABLE } from '../support/tables/access-table.js';
import type { SignedIn } from '../support/make/make.js';
import { IDENTITY } from '../support/make/member-secrets.js';
import { holds } from '../support/make/team-secrets.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import type { Subjects } from '../support/requests/write.js';
import { WRITES } from '../support/requests/writes.js';

const TEAM: readonly string[] = [...PERMISSIONS, 'administrator'];
const STREAM = 'GET /events';
const HIS = {
  ...{ star: 20, pada: 3, kuja: 'yes' as const, birthTime: '23:45', certainty: 'exact' as const, zone: 'Asia/Kolkata' },
  ...{ birthPlace: 'Hyderabad, Telangana', lat: 17.385, lon: 78.4867 },
};
const HERS = { ...HIS, star: 6, pada: 2, birthTime: '03:47', birthPlace: 'Closedbirthplace' };
const NUMBERS = ['phone', 'email', 'address'];
const BIRTHS = ['birthTime', 'birthPlace', 'sheet'];
/** What an owner who is offline is taken out of: searches, and an agreed call, which is off until they are online again. */
const ONLINE_ONLY = [
  'GET /calls/:id.ics',
  'GET /profiles',
  'GET /profiles/by-code/:code',
  'GET /profiles?lookingFor=bride',
];
const ALL = [...NUMBERS, ...BIRTHS, 'photo', 'picture'];

it('finds a written birth time, and takes no timestamp for one', () => {
  const answers = ['{"time":"03:47"}', '03:47:00', 'Sun, 29 Nov 2026 09:03:47 GMT', '"2026-11-29T03:47:09.120Z"'];
  expect(answers.map((answer) => holds(answer, HERS.birthTime))).toEqual([true, true, false, false]);
});

/** What the owner closes is closed on every way to it, and not on the one that was thought of. */
describe('what is closed to a family that had all of it', () => {
  let test: TestApp;
  let owner: SignedIn;
  let viewer: SignedIn;
  let callId: string;
  let photos: string[];
  let needles: Record<string, string>;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    viewer = await test.make.signedIn({ gender: 'male', dob: '1995-01-01', horoscope: HIS });
    owner = await test.make.signedIn({
      gender: 'female',
      contactVisibility: 'accepted',
      horoscope: HERS,
      familyLocation: { state: 'andhra-pradesh', city: 'Guntur', address: 'Closed family street 7' },
    });
    await test.app.get(IdentityService, { strict: false }).store(test.database.manager, owner.userId, IDENTITY);
    // Documents are taken before the verification only.
    await test.rows(User).update({ id: owner.userId }, { verificationStatus: 'semi-verified' });
    await test.make.document(owner, 'pan');
    await test.rows(User).update({ id: owner.userId }, { verificationStatus: 'verified' });
    await test.make.photo(owner);
    await test.make.photosAccepted(owner);
    callId = await test.make.call(viewer, owner, { who: 'we-call' });
    for (const [by, of] of [
      [viewer, owner],
      [owner, viewer],
    ] as const)
      await by.put(`/profiles/${of.id}/horoscope-exchange`, { exchange: true }).expect(200);
    const profile = (await viewer.get(`/profiles/${owner.id}`).expect(200)).body.profile as ProfileView;
    const [photo] = profile.photos;
    photos = [photo!.full, photo!.card, photo!.thumb].map((url) => url.replace(API_PREFIX, ''));
    needles = {
      ...{ phone: owner.phone, email: owner.email, address: 'Closed family street 7', photo: photo!.id },
      ...{ birthTime: HERS.birthTime, birthPlace: HERS.birthPlace, document: IDENTITY.panNumber },
    };
  });

  const own = Object.entries(ACCESS_TABLE).filter(([route, level]) => !TEAM.includes(level) && route !== STREAM);
  const specified = SPECIFIED_CALLS.filter(({ method, path }) => method === 'GET' && !path.startsWith('/admin'));
  const readings = [
    ...own.map(([route]) => route).filter((route) => route.startsWith('GET ')),
    ...specified.map(({ path }) => `GET ${path}?id=:id`),
    ...[
      'GET /interests?box=sent',
      'GET /interests?box=accepted',
      'GET /calls?memberId=:id',
      'GET /profiles?lookingFor=bride',
    ],
  ];
  /** Asked last: they close more, or end what would be searched. */
  const isEnding = (route: string): boolean => /DELETE|block|dismissal|decline|contact-denials/.test(route);
  const writings = own
    .map(([route]) => route)
    .filter((route) => !route.startsWith('GET ') && route.includes('/:id'))
    .sort((a, b) => Number(isEnding(a)) - Number(isEnding(b)));
  const PRESSES = ['POST /profiles/:id/contact', 'POST /calls/:id/number'];

  const pathOf = (route: string, code: string | null): string => {
    const [, pattern = ''] = route.split(' ');
    return pattern
      .replace(':id', pattern.startsWith('/calls/') ? callId : owner.id)
      .replace(':code', code ?? '')
      .replace(/:\w+/g, 'full');
  };
  const ask = (route: string, code: string | null) => {
    const [method = ''] = route.split(' ');
    const subjects = { memberId: viewer.id, otherId: owner.id } as Subjects;
    return test.app.inject({
      method: method as 'GET',
      url: API_PREFIX + pathOf(route, code),
      headers: { authorization: `Bearer ${viewer.token}` },
      ...(method !== 'GET' && { payload: WRITES[route]?.body(subjects) ?? {} }),
    });
  };

  /** Which of the secrets are in any answer, and by which calls. */
  async function found(routes: readonly string[]): Promise<Record<string, string[]>> {
    const { memberCode } = await test.rows(User).findOneByOrFail({ id: owner.userId });
    const seen: Record<string, string[]> = {};
    for (const route of [...routes, ...photos.map((path) => `GET ${path}`)]) {
      const answer = await ask(route, memberCode);
      const bytes = `${JSON.stringify(answer.headers)}${answer.rawPayload.toString('latin1')}`;
      const what = Object.keys(needles).filter((name) => holds(bytes, needles[name]!));
      const type = String(answer.headers['content-type']);
      if (type.startsWith('image/') && answer.statusCode === 200) what.push('picture');
      if (route.endsWith('sheet.pdf') && answer.statusCode === 200) what.push('sheet');
      for (const one of what) (seen[one] ??= []).push(route);
    }
    return seen;
  }

  const CLOSED: Record<string, [close: () => PromiseLike<unknown>, what: string[]]> = {
    'by hiding the number': [() => owner.put(`/contact-denials/${viewer.id}`).expect(200), [...NUMBERS, ...BIRTHS]],
    'by a block': [() => owner.post(`/profiles/${viewer.id}/block`, {}).expect(200), ALL],
    'by a marriage': [() => owner.put('/profiles/me/married', { married: true }).expect(200), ALL],
    'by a suspension': [() => test.rows(User).update({ id: owner.userId }, { accountStatus: 'suspended' }), ALL],
    'by photos on request': [
      () => owner.put('/account/photo-visibility', { photoVisibility: 'request' }).expect(200),
      ['photo', 'picture'],
    ],
    'by a horoscope that is taken back': [() => owner.delete('/profiles/me/horoscope', { version: 1 }), BIRTHS],
  };

  /** Which of these readings have the owner's id. */
  async function naming(routes: readonly string[]): Promise<string[]> {
    const { memberCode } = await test.rows(User).findOneByOrFail({ id: owner.userId });
    const named: string[] = [];
    for (const route of routes) {
      const answer = await ask(route, memberCode);
      if (answer.statusCode === 200 && answer.body.includes(owner.id)) named.push(route);
    }
    return named;
  }

  it('stays open to that family while the owner is offline, who leaves searches and an agreed call only', async () => {
    const before = await naming(readings);
    await owner.put('/profiles/me/status', { status: 'offline' }).expect(200);
    expect(Object.keys(await found([...readings, ...PRESSES])).sort()).toEqual([...ALL].sort());
    const after = await naming(readings);
    expect(before.filter((route) => !after.includes(route)).sort()).toEqual(ONLINE_ONLY);
    expect(after.filter((route) => !before.includes(route))).toEqual([]);
  });

  it.each(Object.keys(CLOSED))('is in no answer of any route: %s', async (how) => {
    const [close, what] = CLOSED[how]!;
    const before = await found([...readings, ...PRESSES]);
    expect(Object.keys(before).sort()).toEqual([...ALL].sort());
    expect(before['phone']).toEqual(expect.arrayContaining(PRESSES));
    await close();
    const after = await found([...readings, ...PRESSES, ...writings]);
    expect([...what, 'document'].flatMap((name) => (after[name] ? [[name, ...after[name]]] : []))).toEqual([]);
  });
});
