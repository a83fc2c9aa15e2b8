import type { AdminRole } from '@kalyanam/shared/team/roles';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { WOMENS_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { Lineages } from '../../src/profiles/gothras/lineages.service.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const PLANTED = { own: 'Plantedown', wanted: 'Plantedwanted', women: 'Plantedwomen' };
const EVERY = Object.values(PLANTED);

/** Whose gothra it is reads who decides about gothras; support helps families without it. */
describe('gothras of a family', () => {
  let test: TestApp;
  let pages: Record<string, string>;
  beforeAll(async () => {
    test = await startTestApp();
    const told = { gothra: PLANTED.own, moreVisible: 'verified' } as const;
    const [owner, waiting] = [await test.make.signedIn(told), await test.make.case(told)];
    const lineages = test.app.get(Lineages, { strict: false });
    for (const { userId } of [owner, waiting])
      for (const line of WOMENS_LINES)
        await lineages.write(test.database.manager, userId, line, { text: PLANTED.women });
    const { version } = (await owner.get('/profiles/me').expect(200)).body.profile;
    await owner.patch('/profiles/me', { gothra: PLANTED.wanted, version }).expect(200);
    const reporter = await test.make.signedIn({ gender: 'male' });
    await reporter.post(`/profiles/${owner.id}/reports`, { reason: 'fake' }).expect(200);
    const boss = await test.make.admin('owner');
    const [report] = (await boss.get(ADMIN_ROUTES.reports).expect(200)).body.rows;
    pages = {
      'the cases': ADMIN_ROUTES.verifications,
      'signals of a case': ADMIN_ROUTES.signals(waiting.id),
      'look-alikes of a case': ADMIN_ROUTES.duplicates(waiting.id),
      'a member': ADMIN_ROUTES.user(owner.id),
      'a member, as verified members see them': `${ADMIN_ROUTES.viewAs(owner.id)}?viewer=verified`,
      'a member’s history': ADMIN_ROUTES.timeline(owner.id),
      'a report': ADMIN_ROUTES.report(report.id),
      'changes that wait': ADMIN_ROUTES.profileEdits,
    };
  });
  afterAll(() => test.close());

  const found = async (role: AdminRole, page: string): Promise<string[]> => {
    const colleague = await test.make.admin(role);
    const { text } = await colleague.get(pages[page]!).expect(200);
    return EVERY.filter((planted) => text.includes(planted));
  };

  it.each<[string, string[]]>([
    ['the cases', [PLANTED.own, PLANTED.women]],
    ['signals of a case', []],
    ['look-alikes of a case', []],
    ['a member', [PLANTED.own, PLANTED.women]],
    ['a member, as verified members see them', [PLANTED.own, PLANTED.women]],
    ['a member’s history', []],
    ['a report', [PLANTED.own]],
    ['changes that wait', [PLANTED.own, PLANTED.wanted]],
  ])('in %s are for reviewers and owners, and never for support', async (page, read) => {
    expect(await found('support', page)).toEqual([]);
    expect(await found('reviewer', page)).toEqual(read);
    expect(await found('owner', page)).toEqual(read);
  });
});
