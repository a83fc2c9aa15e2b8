import type { IncomingMessage } from 'node:http';
import { ADMIN_ROLES, PERMISSIONS_OF, type AdminRole } from '@kalyanam/shared/team/roles';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request from 'supertest';
import { isAdminLevel, type AccessLevel } from '../../src/platform/access/access.js';
import { publicId } from '../../src/platform/crypto/public-id.js';
import { ACCESS_TABLE } from '../support/tables/access-table.js';
import type { SignedInAdmin } from '../support/make/make.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const ROLES: readonly AdminRole[] = ADMIN_ROLES.map(({ value }) => value);

const reaches = (role: AdminRole, level: AccessLevel): boolean =>
  level === 'administrator' || PERMISSIONS_OF[role].some((permission) => permission === level);

/** They accept an empty request; every other POST, PUT and PATCH needs a body. */
const ASKS_NOTHING = [
  'POST /admin/verifications/:id/claim',
  'POST /admin/verifications/:id/take-over',
  'POST /admin/verifications/:id/assignment',
  'POST /admin/users/:id/sign-out',
  'POST /admin/users/:id/biodata/withdraw',
  'POST /admin/announcements/:id/stop',
  'POST /admin/audit/verify',
  'POST /admin/administrators/:id/password',
  'PATCH /admin/administrators/:id',
];
/** They need a query. */
const ASKS_IN_QUERY = ['GET /admin/users/:id/view-as'];
const TAKES_A_PICTURE = ['POST /admin/photo-traces'];
/** The response to an empty request with an unknown id, once it is let in. */
const answerOf = (route: string): number => {
  if (TAKES_A_PICTURE.includes(route)) return 415;
  if ((/^P/.test(route) && !ASKS_NOTHING.includes(route)) || ASKS_IN_QUERY.includes(route)) return 400;
  return /:(?:id|version)/.test(route) ? 404 : 200;
};

const STREAM = 'GET /admin/verifications/events';

const ADMIN_ROUTES = Object.entries(ACCESS_TABLE).flatMap(([route, level]) =>
  isAdminLevel(level) ? [{ route, level }] : [],
);
const MEMBER_ROUTES = Object.entries(ACCESS_TABLE)
  .filter(([, level]) => !isAdminLevel(level) && level !== 'open')
  .map(([route]) => route);

describe('roles', () => {
  let test: TestApp;
  let memberToken: string;
  const admins = new Map<AdminRole, SignedInAdmin>();
  beforeAll(async () => {
    test = await startTestApp();
    for (const role of ROLES) admins.set(role, await test.make.admin(role));
    memberToken = (await test.make.signedIn()).token;
  });
  afterAll(() => test.close());

  const call = (route: string, token?: string) => {
    const [method, path = ''] = route.split(' ');
    const filled = path.replace(':kind', 'pan').replace(':id', publicId());
    const agent = request(test.app.getHttpServer());
    const calling = agent[method?.toLowerCase() as 'get'](API_PREFIX + filled);
    return (token === undefined ? calling : calling.auth(token, { type: 'bearer' })).send(
      method === 'GET' ? undefined : {},
    );
  };

  describe.each(ADMIN_ROUTES)('$route', ({ route, level }) => {
    it('is closed to visitors', async () => {
      expectFailure(await call(route), 'not-signed-in');
    });

    it('is closed to a member', async () => {
      expectFailure(await call(route, memberToken), 'forbidden');
    });

    it.each(ROLES)('admits or refuses the role %s as the table says', async (role) => {
      const leaves = route.startsWith('DELETE /admin/session');
      const token = leaves ? (await test.make.admin(role)).token : admins.get(role)?.token;
      const calling = call(route, token);
      // A stream never ends on its own.
      if (route === STREAM && reaches(role, level))
        void calling.buffer(true).parse((response, done) => {
          done(null, null);
          (response as unknown as IncomingMessage).destroy();
        });
      const answer = await calling;
      if (reaches(role, level)) expect(answer.status).toBe(answerOf(route));
      else expectFailure(answer, 'forbidden');
    });
  });

  it.each(MEMBER_ROUTES)('%s is closed to an owner, who is not a member', async (route) => {
    expectFailure(await call(route, admins.get('owner')?.token), 'forbidden');
  });
});
