import { HearGothras1780000000173 } from '../../../src/platform/database/migrations/1780000000173-hear-gothras.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

/** C2: what families write in the place of a gothra, and how they spell one. */
describe('a gothra as families write it', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const her = (gothra: string): Promise<SignedIn> => test.make.signedIn({ gender: 'female', gothra });
  const him = (gothra: string): Promise<SignedIn> => test.make.signedIn({ gender: 'male', gothra });
  const verdict = async (viewer: SignedIn, owner: SignedIn): Promise<string | null> =>
    (await viewer.get(`/profiles/${owner.id}`).expect(200)).body.profile.gothraGate.verdict;
  const state = async (member: SignedIn): Promise<string> =>
    (await member.get('/profiles/me/lineage').expect(200)).body.lines[0].state;

  it.each(['unknown', 'Not sure', 'idk', 'తెలీదు'])('is none that two could share where both write %s', async (words) => {
    const [he, she] = [await him(words), await her(words)];
    expect([await state(he), await verdict(he, she)]).toEqual(['unknown', 'cannot-tell']);
  });

  it.each([
    ['భరద్వాజ', 'Bharadwaja'],
    ['కౌండిన్యస', 'Kaundinya'],
  ])('is the same in Telugu as in Latin: %s', async (telugu, latin) => {
    expect(await verdict(await him(telugu), await her(latin))).toBe('same');
  });

  it('is read again in earlier rows', async () => {
    const [unknown, telugu, latin] = [await him('unknown'), await him('భరద్వాజ'), await her('Bharadwaja')];
    const before = async (member: SignedIn, key: string, own: number) => {
      const line = "UPDATE lineages SET state = 'unlisted', gothra_id = NULL, typed_key = ? WHERE user_id = ?";
      await test.database.query(line, [key, member.userId]);
      await test.database.query('UPDATE browse_entries SET gothra_own = ? WHERE user_id = ?', [own, member.userId]);
    };
    await before(unknown, 'unknown', 2_500_000_001);
    await before(telugu, 'భరద్వాజ', 2_500_000_002);
    const runner = test.database.createQueryRunner();
    await new HearGothras1780000000173().up(runner);
    await runner.release();
    expect([await state(unknown), await state(telugu)]).toEqual(['unknown', 'resolved']);
    const rows = await test.database.query<{ own: number }[]>(
      'SELECT gothra_own AS own FROM browse_entries WHERE user_id IN (?) ORDER BY user_id',
      [[unknown.userId, telugu.userId, latin.userId]],
    );
    const [none, one, same] = rows.map(({ own }) => own);
    expect(none).toBe(0);
    expect(one).toBeGreaterThan(0);
    expect(one).toBe(same);
  });
});
