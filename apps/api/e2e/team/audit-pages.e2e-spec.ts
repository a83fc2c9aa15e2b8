import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { AuditRowView } from '@kalyanam/shared/team/audit';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { AuditLog } from '../../src/people/audit/audit-log.service.js';
import type { SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const DAY_MS = 86_400_000;
const ROWS = 240;
const PAGE = 25;
const ACTIONS = ['member-approved', 'member-rejected', 'coupon-created'] as const;

const memberOf = (index: number): string => `member:m${index % 7}`;
const actorOf = (index: number): string => (index % 5 === 0 ? memberOf(index) : `admin:a${index % 3}`);

describe('pages of a long audit log', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  let all: AuditRowView[];

  const page = async (query: string, number: number) =>
    (await owner.get(`${ADMIN_ROUTES.audit}?${query}&page=${number}`).expect(200)).body;

  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.admin('owner');
    const log = test.app.get(AuditLog, { strict: false });
    const now = test.clock.now().getTime();
    for (let index = 0; index < ROWS; index += 1) {
      const at = new Date(now - (ROWS - index) * (DAY_MS / 12));
      const clock = jest.spyOn(test.clock, 'now').mockReturnValue(at);
      const action = ACTIONS[index % ACTIONS.length] ?? ACTIONS[0];
      const entry = { actor: actorOf(index), action, subject: memberOf(index), ip: '', details: { index } };
      await test.database.transaction((manager) => log.write(manager, entry));
      clock.mockRestore();
    }
    all = [];
    for (let number = 1; all.length < ROWS; number += 1) all.push(...(await page('order=asc', number)).rows);
  });
  afterAll(() => test.close());

  it.each<[string, (row: AuditRowView) => boolean]>([
    ['', () => true],
    ['action=member-rejected', ({ action }) => action === 'member-rejected'],
    ['category=decisions', ({ action }) => action.startsWith('member-')],
    ['category=decisions&action=coupon-created', () => false],
    ['actor=admin:a1', ({ actor }) => actor === 'admin:a1'],
    ['actor=admin:a1&category=decisions', ({ actor, action }) => actor === 'admin:a1' && action !== 'coupon-created'],
    ['subject=member:m3', ({ subject }) => subject === 'member:m3'],
    ['subject=member:m3&actor=admin:a2', ({ subject, actor }) => subject === 'member:m3' && actor === 'admin:a2'],
    ['q=member:m5', ({ subject, actor }) => subject === 'member:m5' || actor === 'member:m5'],
    [
      'q=member:m5&action=member-approved',
      ({ subject, actor, action }) =>
        action === 'member-approved' && (subject === 'member:m5' || actor === 'member:m5'),
    ],
  ])('are complete and in order with the filters "%s"', async (filters, fits) => {
    const [start, end] = [15, 5].map((ago) => dateInIndia(test.clock.inSeconds(-ago * 86_400)));
    for (const [from, to] of [[], [start, end]]) {
      const within = (row: AuditRowView) =>
        (!from || dateInIndia(new Date(row.at)) >= from) && (!to || dateInIndia(new Date(row.at)) <= to);
      const expected = all.filter((row) => fits(row) && within(row)).map(({ id }) => id);
      for (const order of ['asc', 'desc']) {
        const ids = order === 'asc' ? expected : expected.toReversed();
        const query = `${filters}&order=${order}${from ? `&from=${from}` : ''}${to ? `&to=${to}` : ''}`;
        for (let number = 1; number <= Math.ceil(ids.length / PAGE) + 1; number += 1) {
          const body = await page(query, number);
          expect(body.total).toBe(ids.length);
          expect(body.rows.map(({ id }: AuditRowView) => id)).toEqual(ids.slice((number - 1) * PAGE, number * PAGE));
        }
      }
    }
  });
});
