import { DeskMember } from '../../src/desk/desk-member.entity.js';
import { hand } from '../support/desk.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const LISTS = ['/profiles', '/profiles/counts', '/profiles/me', '/interests', '/shortlist'];

describe('a seat that has ended, where lists and callers are known from a moment ago', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ BROWSE_INDEX_MB: '64' });
  });
  afterAll(() => test.close());

  it('is closed on the very next request', async () => {
    const girl = await test.make.signedIn({ gender: 'female' });
    const mother = await hand(test, girl);
    for (const path of LISTS) await mother.acting.get(path).expect(200);
    for (const path of LISTS) await mother.acting.get(path).expect(200);
    await test.rows(DeskMember).update({ publicId: mother.seatId }, { live: null, endedAt: new Date() });
    for (const path of LISTS) {
      const { body } = await mother.acting.get(path).expect(403);
      expect([path, body.code]).toEqual([path, 'desk-ended']);
    }
    await mother.get('/auth/me').expect(200);
  });
});
