import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { VerificationCase } from '../../src/profiles/cases/verification-case.entity.js';
import { Limits } from '../../src/platform/limits/limits.service.js';
import { OutboxMessage } from '../../src/people/outbox/outbox-message.entity.js';
import { OutboxWorker } from '../../src/people/outbox/outbox.worker.js';
import { Carriers } from '../../src/people/outbox/carriers.js';
import { MetricsServer } from '../../src/operations/health/metrics.server.js';
import { ADMIN_PASSWORD, PASSWORD } from '../support/make/example.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const SRC = join(import.meta.dirname, '../../src');

/** Every method that a decorator schedules, as `Class.method`. */
function scheduledInSources(): string[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) => {
    const text = readFileSync(join(SRC, file), 'utf8');
    const name = /export class (\w+)/.exec(text)?.[1] ?? '';
    return [...text.matchAll(/@(?:Cron|Interval)\(.*\)\n\s+(?:async )?(\w+)\(/g)].map((found) => `${name}.${found[1]}`);
  });
}

const MONITORING = join(import.meta.dirname, '../../../../docker/monitoring');
const WORDS =
  /^(?:sum|max|min|count|avg|by|and|or|unless|vector|on|abs|rate|increase|absent|time|topk|histogram_quantile|predict_linear|min_over_time|up)$/;

const seriesOf = (name: string, type: string | undefined): string[] =>
  type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];

/** Metrics in the rules of Prometheus and the dashboard, but for what the rules record themselves. */
function metricsAsked(): string[] {
  const rules = readFileSync(join(MONITORING, 'rules.yml'), 'utf8');
  const dashboard = JSON.parse(readFileSync(join(MONITORING, 'dashboard.json'), 'utf8')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const questions = [
    ...[...rules.matchAll(/^ +expr: (.*)$/gm)].map(([, expr = '']) => expr),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  const names = questions.flatMap((expr) => {
    const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|on) \([^)]*\)|\d+e\d+/g, ' ');
    return bare.match(/[a-zA-Z_][\w:]*/g) ?? [];
  });
  return [...new Set(names)].filter((name) => !WORDS.test(name) && !name.startsWith('kalyanam:')).sort();
}

describe('metrics', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ METRICS_PORT: '0', KALYANAM_VERSION: '2.3.4', KALYANAM_COMMIT: 'c0ffee' });
  });
  afterAll(() => test.close());

  const port = () => test.app.get(MetricsServer).port;
  const inside = () => request(`http://127.0.0.1:${port()}`);
  const outside = () => request(test.app.getHttpServer());
  const scrape = async (): Promise<string> => (await inside().get('/metrics').expect(200)).text;
  /** After what was read before is no longer kept. */
  const later = (): Promise<string> => {
    test.clock.advance(16);
    return scrape();
  };
  const valueOf = (text: string, series: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? Number.NaN : Number(line.split(' ').at(-1));
  };

  it('report how long each route took, by its pattern and never by an id', async () => {
    await outside().get('/backend/api/profiles/0123456789abcdefghjk').expect(401);
    const { text } = await inside()
      .get('/metrics')
      .expect(200)
      .expect('Content-Type', /^text\/plain/);
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/backend/api/profiles/:id",status="401"} 1',
    );
    expect(text).not.toContain('0123456789abcdefghjk');
    expect(text).toContain('outbox_waiting_messages 0');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toContain('build_info{version="2.3.4",commit="c0ffee"} 1');
  });

  it('count what a limit refuses, by its name, beginning at 0', async () => {
    const series = 'limit_refusals_total{limit="report-member"}';
    expect(valueOf(await scrape(), series)).toBe(0);
    const limits = test.app.get(Limits, { strict: false });
    for (let tries = 0; tries < 12; tries += 1) await limits.tryConsume('report-member', 'somebody-private');
    const text = await scrape();
    expect(valueOf(text, series)).toBe(2);
    expect(text).not.toContain('somebody-private');
  });

  it('count sign-ins of members and the team by result', async () => {
    const member = await test.make.member();
    const before = await scrape();
    const signIn = (password: string) =>
      outside().post('/backend/api/auth/login').send({ email: member.email, password });
    await signIn(PASSWORD).expect(200);
    await signIn('Wrongword8').expect(401);
    const admin = await test.make.admin();
    await outside()
      .post('/backend/api/admin/session')
      .send({ username: admin.username, password: `${ADMIN_PASSWORD}x` })
      .expect(401);
    const after = await scrape();
    const rise = (side: string, result: string): number => {
      const series = `sign_ins_total{side="${side}",result="${result}"}`;
      return valueOf(after, series) - valueOf(before, series);
    };
    expect([rise('member', 'success'), rise('member', 'wrong'), rise('team', 'wrong')]).toEqual([1, 1, 1]);
  });

  it('count messages by result and reason, and how long the oldest waits', async () => {
    const worker = test.app.get(OutboxWorker, { strict: false });
    await worker.idle();
    const refused = Object.assign(new Error(), { code: 'ECONNREFUSED' });
    const send = jest.spyOn(test.app.get(Carriers, { strict: false }), 'send').mockRejectedValue(refused);
    const now = test.clock.now();
    const message = { userId: null, channel: 'sms', template: 'phone-code', destination: '+919876543210' } as const;
    const row = { ...message, sealed: null, createdAt: new Date(now.getTime() - 60_000), nextTryAt: now };
    const before = await scrape();
    await test.rows(OutboxMessage).insert([
      { ...row, publicId: 'aaaaaaaaaaaaaaaaaaaa' },
      { ...row, publicId: 'bbbbbbbbbbbbbbbbbbbb', expiresAt: new Date(now.getTime() - 1000) },
    ]);
    worker.kick();
    await worker.idle();
    send.mockRestore();
    const text = await later();
    const rise = (outcome: string, reason: string): number => {
      const series = `messages_total{channel="sms",outcome="${outcome}",reason="${reason}"}`;
      return valueOf(text, series) - valueOf(before, series);
    };
    expect([rise('failed', 'unreachable'), rise('dropped', 'expired'), rise('sent', 'none')]).toEqual([1, 1, 0]);
    const waited = valueOf(text, 'outbox_oldest_waiting_seconds{channel="sms"}');
    expect(waited).toBeGreaterThan(75);
    expect(waited).toBeLessThan(600);
    expect(text).not.toContain('9876543210');
    await test.rows(OutboxMessage).clear();
    expect(valueOf(await later(), 'outbox_oldest_waiting_seconds{channel="sms"}')).toBe(0);
  });

  it('show the queue of the team and how long its first case waits', async () => {
    await test.make.case();
    await test.make.case();
    await test.rows(VerificationCase).updateAll({ enteredAt: test.clock.inSeconds(-7200) });
    const text = await later();
    expect(valueOf(text, 'verification_queue_cases')).toBe(2);
    expect(valueOf(text, 'verification_queue_oldest_seconds')).toBeGreaterThan(7200);
  });

  it('show the pool, the storage and open streams', async () => {
    const text = await later();
    expect(valueOf(text, 'database_pool_size')).toBe(10);
    expect(valueOf(text, 'database_pool_connections{state="free"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'database_pool_connections{state="queue"}')).toBe(0);
    expect(valueOf(text, 'database_pool_refused_total')).toBe(0);
    expect(valueOf(text, 'storage_ready')).toBe(1);
    expect(valueOf(text, 'storage_free_bytes{storage="local"}')).toBeGreaterThan(0);
    for (const side of ['member', 'team']) expect(valueOf(text, `event_streams_open{side="${side}"}`)).toBe(0);
  });

  it('name every scheduled job, how often it is to run, and when it last ran without failing', async () => {
    const jobs = [...scheduledInSources(), 'OutboxWorker.sendDue'].sort();
    const named = [...(await scrape()).matchAll(/^job_period_seconds\{name="([^"]+)"\} (\S+)$/gm)];
    expect(named.map(([, job]) => job).sort()).toEqual(jobs);
    expect(named.every(([, , seconds]) => Number(seconds) >= 0.1)).toBe(true);
    const last = (text: string) => valueOf(text, 'job_last_success_timestamp_seconds{name="OutboxWorker.sendDue"}');
    const worker = test.app.get(OutboxWorker, { strict: false });
    const first = last(await scrape());
    await new Promise((resolve) => setTimeout(resolve, 20));
    worker.kick();
    await worker.idle();
    expect(last(await scrape())).toBeGreaterThan(first);
  });

  it('keep what the database was asked for 15 seconds, and are there without it', async () => {
    await later();
    const query = jest.spyOn(test.database, 'query');
    await scrape();
    expect(query.mock.calls.filter(([sql]) => String(sql).includes('verification_cases'))).toEqual([]);
    query.mockRejectedValue(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
    const text = await later();
    query.mockRestore();
    expect(valueOf(text, 'verification_queue_cases')).toBeNaN();
    expect(valueOf(text, 'database_pool_size')).toBe(10);
  });

  it('count requests that find the queue for connections full', async () => {
    const small = await startTestApp({ METRICS_PORT: '0', DATABASE_POOL: '1' });
    const waits = Array.from({ length: 40 }, () => small.database.query('SELECT SLEEP(0.01)').catch(() => 'refused'));
    const refused = (await Promise.all(waits)).filter((answer) => answer === 'refused').length;
    const { text } = await request(`http://127.0.0.1:${small.app.get(MetricsServer).port}`).get('/metrics');
    expect(refused).toBeGreaterThan(0);
    expect(valueOf(text, 'database_pool_refused_total')).toBeGreaterThanOrEqual(refused);
    await small.close();
  });

  it('are all there that rules and the dashboard ask for', async () => {
    const text = await scrape();
    const exported = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) => seriesOf(name, type)),
    );
    const asked = metricsAsked();
    expect(asked.length).toBeGreaterThan(25);
    expect(asked.filter((name) => !exported.has(name))).toEqual([]);
  });

  it('are not on the ports that members and administrators reach', async () => {
    await outside().get('/metrics').expect(404);
    await outside().get('/backend/api/metrics').expect(404);
  });

  it('have one address only', async () => {
    await inside().get('/').expect(404);
    await inside().post('/metrics').expect(404);
  });

  it('are not served where no port is set', async () => {
    const other = await startTestApp();
    expect(other.app.get(MetricsServer).port).toBeNull();
    await other.close();
  });
});
