import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { User } from '../../src/people/accounts/user.entity.js';
import { SPECIFIED_CALLS } from '../../src/platform/http/specified-calls.js';
import { ACCESS_TABLE } from '../support/tables/access-table.js';
import { servedRoutes } from '../support/requests/routes.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('access to the routes', () => {
  const servedBy = async (
    side: 'all' | 'member' | 'admin',
    look: (test: TestApp) => void | Promise<void>,
  ): Promise<void> => {
    const test = await startTestApp({}, side);
    try {
      await look(test);
    } finally {
      await test.close();
    }
  };

  it('is not to be had by a HEAD, which would write what its GET writes and show nothing', () =>
    servedBy('all', async (test) => {
      const [owner, viewer] = [await test.make.signedIn(), await test.make.signedIn({ gender: 'male' })];
      await test.make.relations(viewer, owner);
      const { memberCode } = await test.rows(User).findOneByOrFail({ id: owner.userId });
      const team = await test.make.admin('owner');
      const paths = [...Object.keys(ACCESS_TABLE), ...SPECIFIED_CALLS.map(({ method, path }) => `${method} ${path}`)]
        .filter((route) => route.startsWith('GET '))
        .map((route) =>
          route
            .slice('GET '.length)
            .replace(':code', memberCode ?? '')
            .replace(/:\w+/g, owner.id),
        );
      const written = () =>
        test.database.query('CHECKSUM TABLE access_events, audit_log, notifications, biodata_shares');
      const before = await written();
      for (const path of paths) {
        const { token } = path.startsWith('/admin') ? team : viewer;
        const url = `${API_PREFIX}${path}?id=${owner.id}`;
        const headers = { authorization: `Bearer ${token}` };
        const { statusCode } = await test.app.inject({ method: 'HEAD', url, headers });
        expect([path, statusCode]).toEqual([path, 404]);
      }
      expect(await written()).toEqual(before);
    }));

  it('to administrators’ routes does not exist in a process for members', () =>
    servedBy('member', (test) => {
      expect(servedRoutes(test).filter((route) => route.includes(' /admin'))).toEqual([]);
      expect(servedRoutes(test)).toContain('POST /auth/login');
    }));

  it('to members’ routes does not exist in a process for administrators', () =>
    servedBy('admin', (test) => {
      const shared = /^GET \/(?:health\/|photos\/)/;
      expect(servedRoutes(test).filter((route) => !route.includes(' /admin') && !shared.test(route))).toEqual([]);
      expect(servedRoutes(test)).toContain('GET /admin/verifications');
    }));
});
