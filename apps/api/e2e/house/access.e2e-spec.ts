import { ACCESS_TABLE } from '../support/access-table.js';
import { DESK_TABLE } from '../support/desk-table.js';
import { declaredAccess, declaredDesk, servedRoutes, unnamedWrites } from '../support/routes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const sorted = <T>(table: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));

describe('access to the routes', () => {
  const servedBy = async (side: 'all' | 'member' | 'admin', look: (test: TestApp) => void): Promise<void> => {
    const test = await startTestApp({}, side);
    try {
      look(test);
    } finally {
      await test.close();
    }
  };

  it('is listed for every route, and matches what the routes declare', () =>
    servedBy('all', (test) => {
      expect(sorted(declaredAccess(test))).toEqual(sorted(ACCESS_TABLE));
      expect(servedRoutes(test).sort()).toEqual(Object.keys(ACCESS_TABLE).sort());
    }));

  it('of family desks is listed for every route that lets one in', () =>
    servedBy('all', (test) => {
      expect(sorted(declaredDesk(test))).toEqual(sorted(DESK_TABLE));
      expect(unnamedWrites(test)).toEqual([]);
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
