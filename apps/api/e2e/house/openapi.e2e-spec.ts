import request from 'supertest';
import { SPECIFIED_CALLS } from '../../src/common/http/specified-calls.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Operation {
  'x-access'?: string;
  responses: Record<string, { content?: object; description: string }>;
}

describe('the description of the API', () => {
  let test: TestApp;
  let operations: [path: string, operation: Operation][];
  beforeAll(async () => {
    test = await startTestApp();
    const { body } = (await request(test.app.getHttpServer()).get('/backend/api/openapi.json').expect(200)) as {
      body: { openapi: string; paths: Record<string, Record<string, Operation>> };
    };
    expect(body.openapi).toMatch(/^3\.1/);
    operations = Object.entries(body.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    );
  });
  afterAll(() => test.close());

  it('says who may call each route', () => {
    expect(operations.filter(([, operation]) => !operation['x-access']).map(([path]) => path)).toEqual([]);
  });

  it('says what each route returns', () => {
    const silent = operations.filter(
      ([, { responses }]) =>
        !('302' in responses) &&
        !Object.entries(responses).some(([status, { content }]) => /^2/.test(status) && content),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('has every specified call that is served', () => {
    const paths = new Set(operations.map(([path]) => path));
    for (const { method, path, to } of SPECIFIED_CALLS)
      if (to) expect(paths).toContain(`${method} /backend/api${path}`);
  });

  it('has no dangling references', async () => {
    const { text } = await request(test.app.getHttpServer()).get('/backend/api/openapi.json');
    const { components } = JSON.parse(text) as { components: { schemas: object } };
    const missing = [...text.matchAll(/"#\/components\/schemas\/(\w*)"/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => !(name in components.schemas));
    expect([...new Set(missing)]).toEqual([]);
  });
});
