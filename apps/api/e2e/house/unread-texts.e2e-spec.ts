import { PERMISSIONS } from '@kalyanam/shared/team/roles';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { User } from '../../src/people/accounts/user.entity.js';
import { SPECIFIED_CALLS } from '../../src/platform/http/specified-calls.js';
import { ACCESS_TABLE } from '../support/tables/access-table.js';
import { deciding } from '../support/make/deciding.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const TEAM: readonly string[] = [...PERMISSIONS, 'administrator'];
const STREAM = 'GET /events';
const NUMBER = '98480 22338';
const DOWRY = '20 lakhs';
const WRITTEN = {
  selfSummary: `మా అమ్మాయి టీచర్. ఫోన్ చేయండి ${NUMBER}`,
  expectations: `Kind families may call ${NUMBER}`,
  subcaste: `Dowry ${DOWRY}`,
};

/** Until the team's first decision, other members do not read a text that would be held or that gives contact details. */
describe('a text that the team reads first', () => {
  let test: TestApp;
  let owner: SignedIn;
  let viewer: SignedIn;
  let reviewer: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('owner');
    viewer = await test.make.signedIn({ gender: 'male', dob: '1995-01-01' });
    owner = await test.make.registered({ gender: 'female', dob: '1998-05-14', ...WRITTEN });
    await test.make.verifyContacts(owner);
    const { version } = (await owner.get('/profiles/me/details').expect(200)).body.details;
    await owner.patch('/profiles/me/details', { jobTitle: `Wants ${DOWRY} dowry`, version }).expect(200);
    await viewer.post('/shortlist', { profileId: owner.id });
    await viewer.post('/interests', { receiverId: owner.id });
  });
  afterAll(() => test.close());

  const readings = [
    ...Object.entries(ACCESS_TABLE)
      .filter(([route, level]) => !TEAM.includes(level) && route !== STREAM && route.startsWith('GET '))
      .map(([route]) => route),
    ...SPECIFIED_CALLS.filter(({ method, path }) => method === 'GET' && !path.startsWith('/admin')).map(
      ({ path }) => `GET ${path}?id=:id`,
    ),
    'GET /profiles?lookingFor=bride',
    'GET /interests?box=sent',
  ];

  /** The calls of the viewer that answer with the owner, and those that answer with what was written. */
  async function told() {
    const { memberCode } = await test.rows(User).findOneByOrFail({ id: owner.userId });
    const told = { owner: [] as string[], words: [] as string[] };
    for (const route of readings) {
      const path = route
        .slice('GET '.length)
        .replace(':id', owner.id)
        .replace(':code', memberCode ?? '')
        .replace(/:\w+/g, 'full');
      const headers = { authorization: `Bearer ${viewer.token}` };
      const { body } = await test.app.inject({ method: 'GET', url: API_PREFIX + path, headers });
      if (body.includes(owner.id)) told.owner.push(route);
      if ([NUMBER, DOWRY].some((words) => body.includes(words))) told.words.push(route);
    }
    return told;
  }

  const unread = [
    { field: 'subcaste', mentions: ['dowry'] },
    { field: 'selfSummary', mentions: ['phone'] },
    { field: 'expectations', mentions: ['phone'] },
    { field: 'jobTitle', mentions: ['dowry'] },
  ];

  it('is in no answer to another member before the decision, and its owner and the team see why', async () => {
    const { owner: naming, words } = await told();
    expect(naming).toEqual(expect.arrayContaining(['GET /profiles/:id', 'GET /profiles?lookingFor=bride']));
    expect(words).toEqual([]);
    const { profile } = (await owner.get('/profiles/me').expect(200)).body;
    expect(profile).toMatchObject({ ...WRITTEN, unreadTexts: unread });
    expect(await deciding(test, reviewer).listed(owner, reviewer)).toMatchObject({ ...WRITTEN, unreadTexts: unread });
  });

  it('is shown as it was read after an approval', async () => {
    const { approve, tenSeconds, carryOut } = deciding(test, reviewer);
    const { body } = await approve(owner, { acknowledged: [] }).expect(400);
    await approve(owner, { acknowledged: body.missing }).expect(200);
    tenSeconds();
    await carryOut();
    expect((await told()).words).toEqual(
      expect.arrayContaining(['GET /profiles/:id', 'GET /profiles?lookingFor=bride']),
    );
    expect((await owner.get('/profiles/me').expect(200)).body.profile.unreadTexts).toEqual([]);
  });
});
