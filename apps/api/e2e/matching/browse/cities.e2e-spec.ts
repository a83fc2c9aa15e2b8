import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { STATES } from '@kalyanam/shared/base/vocabulary/places';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { visit } from '../../support/requests/requests.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('cities of a state', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('are open to anyone and cached for a day', async () => {
    const answer = await visit(test, 'get', '/cities?state=telangana').expect(200);
    expect(answer.body.success).toBe(true);
    expect(answer.body.cities).toContainEqual({ value: 'hyderabad', label: 'Hyderabad' });
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  });

  it('exist for every state', async () => {
    for (const state of valuesOf(STATES)) {
      const { body } = await visit(test, 'get', `/cities?state=${state}`).expect(200);
      expect(body.cities.length).toBeGreaterThan(0);
    }
  });

  it.each(['', '?state=', '?state=atlantis', '?state=delhi&state=kerala', '?state=__proto__'])(
    'refuses %s on the field, and does not cache the failure',
    async (query) => {
      const answer = await visit(test, 'get', `/cities${query}`);
      expectFailure(answer, 'invalid-form', { state: expect.any(String) as string });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('serves the specified call as it is written', async () => {
    const { body } = await visit(test, 'get', '/utils/cities.php?state=delhi').expect(200);
    expect(body.cities[0]).toEqual({ value: expect.any(String), label: expect.any(String) });
  });
});
