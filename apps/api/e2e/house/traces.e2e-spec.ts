import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request from 'supertest';
import { OutboxWorker } from '../../src/people/outbox/outbox.worker.js';
import { startBuilt } from '../support/servers/built-server.js';
import { freshDatabase } from '../support/servers/database.js';
import { newRegistration } from '../support/make/example.js';
import { DEEP } from '../support/servers/deep.js';
import { mailCatcher } from '../support/servers/mail-catcher.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import { traceCatcher, type CaughtSpan } from '../support/servers/trace-catcher.js';

const SERVER = 2;
const FAILED = 2;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
/** All that a span may say. */
const ALLOWED = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  'kalyanam.channel',
];

describe('the traces of a process', () => {
  let test: TestApp;
  let collector: Awaited<ReturnType<typeof traceCatcher>>;
  let mails: Awaited<ReturnType<typeof mailCatcher>>;
  let spans: CaughtSpan[];
  let log = '';
  const planted: string[] = [];

  const call = () => request(test.app.getHttpServer());
  const serverSpans = (name: string) => spans.filter((span) => span.kind === SERVER && span.name === name);
  const childrenOf = ({ spanId }: CaughtSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId);

  beforeAll(async () => {
    [collector, mails] = await Promise.all([traceCatcher(), mailCatcher()]);
    test = await startTestApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      TRACE_RATIO: '1',
      SMTP_URL: mails.url,
      LOG_LEVEL: 'info',
      KALYANAM_VERSION: '2.3.4',
      KALYANAM_COMMIT: 'c0ffee',
    });
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
      log += String(line);
      return true;
    });
    const member = await test.make.signedIn({ name: 'Plantedname Reddy', email: 'planted@mail.example' });
    const other = await test.make.member();
    const registration = newRegistration({ email: 'newcomer@mail.example' });
    await call().post(`${API_PREFIX}/auth/register`).send(registration).expect(201);
    await call()
      .post(`${API_PREFIX}/auth/login`)
      .set('traceparent', `00-${TRACE}-${CALLER}-01`)
      .send({ email: member.email, password: 'Planted-password-1' })
      .expect(401);
    await call()
      .get(`${API_PREFIX}/profiles/me?planted=query`)
      .set('traceparent', `00-${'1'.repeat(32)}-${CALLER}-00`)
      .set('Authorization', `Bearer ${member.token}`)
      .expect(200);
    await member.get(`/profiles/${other.id}`).expect(200);
    await call().get(`${API_PREFIX}/public/biodata/plantedtoken`);
    await call().get(`${API_PREFIX}/plantedpath`).expect(404);
    await call().get(`${API_PREFIX}/health/ready`).expect(200);
    await test.app.get(OutboxWorker).idle();
    for (const { email, phone, id, token } of [member, { ...other, token: member.cookie }])
      planted.push(email, phone, id, token);
    planted.push(registration.email, registration.phone, registration.password, 'Planted', 'planted');
    await test.close();
    jest.restoreAllMocks();
    spans = collector.spans();
  });
  afterAll(() => Promise.all([collector.close(), mails.close()]));

  it('name the release, and nothing of the machine', () => {
    for (const resource of collector.resources())
      expect(resource).toEqual({
        'service.name': 'kalyanam-api',
        'service.version': '2.3.4',
        'vcs.ref.head.revision': 'c0ffee',
      });
  });

  it('have a span for each request, under the pattern of its route, and one below it for each statement', () => {
    const [span] = serverSpans('POST /backend/api/auth/register');
    expect(span).toMatchObject({
      attributes: {
        'http.request.method': 'POST',
        'http.route': `${API_PREFIX}/auth/register`,
        'http.response.status_code': 201,
      },
    });
    const statements = childrenOf(span!);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['START', 'INSERT users', 'INSERT profiles', 'INSERT outbox', 'COMMIT']),
    );
    for (const { traceId, attributes } of statements) {
      expect(traceId).toBe(span!.traceId);
      expect(attributes['db.system.name']).toBe('mysql');
    }
    expect(serverSpans(`GET ${API_PREFIX}/profiles/:id`)).toHaveLength(1);
    expect(serverSpans('GET').map(({ attributes }) => attributes['http.response.status_code'])).toEqual([404]);
  });

  it('go on that of a trusted proxy, and are none where that is not recorded', () => {
    const [span] = serverSpans(`POST ${API_PREFIX}/auth/login`);
    expect(span).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, status: { code: 0 } });
    expect(serverSpans(`GET ${API_PREFIX}/profiles/me`)).toEqual([]);
    expect(collector.text()).not.toContain('1'.repeat(32));
  });

  it('are in the log under the same id', () => {
    const [span] = serverSpans('POST /backend/api/auth/register');
    expect(log).toContain(`"trace":"${span!.traceId}"`);
  });

  it('record the channel of a mail, in a trace of its own', () => {
    expect(mails.caught.length).toBeGreaterThan(0);
    const sent = spans.filter(({ name }) => name === 'send email');
    expect(sent).toHaveLength(mails.caught.length);
    for (const span of sent) {
      expect(span.parentSpanId).toBeUndefined();
      expect(span.attributes).toEqual({ 'kalyanam.channel': 'email' });
    }
  });

  it('leave out health checks, and statements that belong to neither a request nor a message', () => {
    expect(spans.filter(({ name }) => name.includes('/health/'))).toEqual([]);
    const roots = spans.filter(({ kind, name }) => kind !== SERVER && !name.startsWith('send '));
    expect(roots.filter(({ parentSpanId }) => parentSpanId === undefined)).toEqual([]);
  });

  it('say only what is allowed, and nothing that a member wrote or is known by', () => {
    for (const span of spans) {
      expect(ALLOWED).toEqual(expect.arrayContaining(Object.keys(span.attributes)));
      expect([span.events, span.links, span.status.message ?? '']).toEqual([[], [], '']);
    }
    const text = collector.text();
    expect(planted.filter((value) => text.includes(value))).toEqual([]);
    expect(/ where | values|error/i.exec(text)).toBeNull();
  });
});

describe('a failed statement and a failed mail', () => {
  it('are marked, without a word of why', async () => {
    const [collector, mails] = await Promise.all([traceCatcher(), mailCatcher()]);
    const test = await startTestApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      TRACE_RATIO: '1',
      SMTP_URL: mails.url,
      LOG_LEVEL: 'silent',
    });
    mails.state.refusing = true;
    await test.database.query('RENAME TABLE profiles TO profiles_away');
    const answer = await request(test.app.getHttpServer()).post(`${API_PREFIX}/auth/register`).send(newRegistration());
    expect(answer.status).toBe(500);
    await test.database.query('RENAME TABLE profiles_away TO profiles');
    await request(test.app.getHttpServer()).post(`${API_PREFIX}/auth/register`).send(newRegistration()).expect(201);
    await test.app.get(OutboxWorker).idle();
    await test.close();
    const failed = collector.spans().filter(({ status }) => status.code === FAILED);
    expect(failed.map(({ name }) => name)).toEqual(
      expect.arrayContaining([`POST ${API_PREFIX}/auth/register`, 'INSERT profiles', 'send email']),
    );
    expect(failed.map(({ status, events }) => [status, events])).toEqual(failed.map(() => [{ code: FAILED }, []]));
    await Promise.all([collector.close(), mails.close()]);
  });
});

describe('a collector', () => {
  it.each(DEEP ? ['away', 'silent'] : ['away'])(
    'that is %s holds up neither requests nor the end of a process',
    async (how) => {
      const collector = await traceCatcher();
      if (how === 'away') await collector.close();
      collector.state.silent = true;
      const test = await startTestApp({
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        TRACE_RATIO: '1',
        LOG_LEVEL: 'warn',
      });
      let log = '';
      jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
        log += String(line);
        return true;
      });
      for (let times = 0; times < 3; times += 1)
        await request(test.app.getHttpServer()).get(`${API_PREFIX}/gothras?q=red`).expect(200);
      const began = performance.now();
      await test.close();
      const tookMs = performance.now() - began;
      jest.restoreAllMocks();
      expect(log.match(/The collector of traces does not take them: \d+ spans were dropped/g)).toHaveLength(1);
      expect(log.trim().split('\n')).toHaveLength(1);
      expect(tookMs).toBeLessThan(8000);
      if (how === 'silent') await collector.close();
    },
  );
});

/** Tells each module of OpenTelemetry that is loaded. */
const TELL_LOADED = `--import data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
   registerHooks({ resolve(name, context, next) {
     const found = next(name, context);
     if (found.url.includes('/@opentelemetry/')) process.stderr.write('loaded ' + found.url + '\\n');
     return found;
   } });`,
)}`;

describe('a built process', () => {
  /** What it loads of OpenTelemetry until it has answered and ended. */
  const loadedWith = async (env: Record<string, string>): Promise<string[]> => {
    const storage = await mkdtemp(join(tmpdir(), 'kalyanam-traces-'));
    const server = await startBuilt({
      DATABASE_URL: await freshDatabase(),
      STORAGE_DIR: storage,
      BROWSE_INDEX_MB: '0',
      NODE_OPTIONS: TELL_LOADED,
      TRACE_RATIO: '1',
      ...env,
    });
    let said = '';
    server.process.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.url}/gothras?q=red`)));
    for (const { status } of answers) expect(status).toBe(200);
    expect(await server.stop()).toEqual([0, null]);
    await rm(storage, { recursive: true, force: true });
    const names = [...said.matchAll(/^loaded \S*\/@opentelemetry\/([\w-]+)\//gm)].map(([, name = '']) => name);
    return [...new Set(names)].sort();
  };

  it('loads nothing of OpenTelemetry without an endpoint, but for the interface that prom-client asks', async () => {
    expect(await loadedWith({})).toEqual(['api']);
  });

  it('with one sends what is left when it ends', async () => {
    const collector = await traceCatcher();
    expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toEqual(
      expect.arrayContaining(['exporter-trace-otlp-http', 'sdk-trace']),
    );
    expect(collector.spans().filter(({ kind }) => kind === SERVER)).toHaveLength(20);
    await collector.close();
  });
});
