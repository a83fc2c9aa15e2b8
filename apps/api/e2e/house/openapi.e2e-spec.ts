import request from 'supertest';
import { SPECIFIED_CALLS } from '../../src/platform/http/specified-calls.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

interface Operation {
  'x-access'?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: object;
  responses: Record<string, { content?: object; description?: string; $ref?: string }>;
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

  it('declares the parameters of its paths, and no others', () => {
    const wrong = operations.filter(([path, { parameters = [] }]) => {
      const declared = parameters.flatMap((one) => (one.in === 'path' ? [one.name] : [])).sort();
      return (
        declared.join() !==
        [...path.matchAll(/\{(\w+)\}/g)]
          .map(([, name]) => name)
          .sort()
          .join()
      );
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it('has the id of a specified call where it is sent', () => {
    const [, own] = operations.find(([path]) => path === 'GET /backend/api/profiles/get.php') ?? [];
    expect(own?.parameters).toContainEqual({ name: 'id', in: 'query', required: true, schema: { type: 'string' } });
    const [, decision] = operations.find(([path]) => path === 'POST /backend/api/admin/verify-user.php') ?? [];
    expect(JSON.stringify(decision?.requestBody)).toContain('"required":["userId"]');
  });

  it('declares what any route may answer once', () => {
    for (const [path, { responses, 'x-access': access }] of operations) {
      const common = access === 'open' ? ['429', '500', 'default'] : ['401', '403', '429', '500', 'default'];
      for (const status of common) expect([path, responses[status]]).toEqual([path, { $ref: expect.any(String) }]);
    }
  });

  it('has no dangling references', async () => {
    const { text } = await request(test.app.getHttpServer()).get('/backend/api/openapi.json');
    const { components } = JSON.parse(text) as { components: Record<string, object> };
    const missing = [...text.matchAll(/"#\/components\/(\w+)\/(\w*)"/g)].filter(
      ([, kind = '', name = '']) => !(name in (components[kind] ?? {})),
    );
    expect(missing.map(([reference]) => reference)).toEqual([]);
  });
});
