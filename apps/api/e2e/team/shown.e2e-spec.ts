import type { Viewer } from '../../src/profiles/profile/profile.policy.js';
import { ProfileVisibility } from '../../src/profiles/profile/profile-visibility.service.js';
import { SHOWN, shownValues } from '../../src/people/relations/relation.sql.js';
import type { Member } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('the visibility filter of lists', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('lets through exactly the members the policy lets a browsing member find', async () => {
    const viewer = await test.make.member();
    const people: Member[] = [];
    for (const verificationStatus of ['not-verified', 'semi-verified', 'verified', 'rejected'] as const)
      for (const accountStatus of ['active', 'on-hold', 'suspended'] as const)
        for (const married of [false, true])
          for (const isActive of [false, true])
            people.push(await test.make.member({ verificationStatus, accountStatus, married, isActive }));
    const [blocker, blocked] = [await test.make.member(), await test.make.member()];
    await test.make.block(blocker, viewer);
    await test.make.block(viewer, blocked);
    people.push(blocker, blocked);

    const rows = await test.database.query<{ id: number }[]>(
      `SELECT u.id FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id <> ? AND ${SHOWN} ORDER BY u.id`,
      [viewer.userId, ...shownValues(viewer.userId)],
    );
    const policy = test.app.get(ProfileVisibility, { strict: false });
    const asked: Viewer = { userId: viewer.userId, verificationStatus: 'verified' };
    const found: number[] = [];
    for (const { userId } of people) if ((await policy.forViewer(asked, userId))?.found) found.push(userId);
    expect(rows.map(({ id }) => id)).toEqual(found);
    expect(found).toHaveLength(4);
  });
});
