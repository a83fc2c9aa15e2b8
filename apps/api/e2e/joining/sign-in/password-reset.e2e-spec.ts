import { MESSAGES } from '@kalyanam/shared/base/messages';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { calls } from '../../support/requests/requests.js';
import { PASSWORD } from '../../support/make/example.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const NEW_PASSWORD = 'Sankranti2027';

describe('password reset', () => {
  let test: TestApp;
  let api: ReturnType<typeof calls>;
  beforeAll(async () => {
    test = await startTestApp();
    api = calls(test);
  });
  afterAll(() => test.close());

  const ask = (email: string) => api.post('/auth/forgot-password', { email });
  const reset = (token: string, password = NEW_PASSWORD) => api.post('/auth/reset-password', { token, password });
  /** Registered through the API; the email is verified. */
  const member = async () => {
    const registered = await test.make.registered();
    await registered.post('/auth/verify-email', { token: '123456' }).expect(200);
    return registered;
  };
  const mailed = async (email: string): Promise<{ subject: string; text: string }[]> => {
    const { body } = await api.get(`/dev/outbox?to=${email}`).expect(200);
    return body.messages;
  };
  const linkTo = async (email: string): Promise<string> => {
    await ask(email).expect(200);
    const [mail] = await mailed(email);
    return /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  it('gives the same response for a known and an unknown address, and mails only the known one', async () => {
    const { email } = await test.make.registered();
    test.clock.pauses = true;
    const started = performance.now();
    const known = await ask(email).expect(200);
    const between = performance.now();
    const unknown = await ask('nobody@example.com').expect(200);
    const ended = performance.now();
    test.clock.pauses = false;
    expect(known.body).toEqual(unknown.body);
    expect(between - started).toBeGreaterThan(390);
    expect(ended - between).toBeGreaterThan(390);
    expect((await mailed(email))[0]?.text).toContain(`${test.settings.memberUrl}/reset-password?token=`);
    expect(await mailed('nobody@example.com')).toEqual([]);
  });

  it('sets a new password by the mailed link, signs out everywhere and tells the member', async () => {
    const { email, token } = await member();
    await reset(await linkTo(email)).expect(200);
    expectFailure(await api.get('/auth/me', token), 'session-ended');
    expectFailure(await api.post('/auth/login', { email, password: PASSWORD }), 'invalid-credentials');
    await api.post('/auth/login', { email, password: NEW_PASSWORD }).expect(200);
    expect((await mailed(email))[0]?.subject).toBe('Your Kalyanam password was changed');
  });

  it('accepts a link once, even from ten parallel requests', async () => {
    const { email } = await member();
    const link = await linkTo(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectFailure(answer, 'reset-link-invalid');
  });

  it('ends every other link of the member with the first that is used', async () => {
    const { email } = await member();
    const first = await linkTo(email);
    test.clock.advance(21 * 60);
    const second = await linkTo(email);
    expect(second).not.toBe(first);
    await reset(second).expect(200);
    expectFailure(await reset(first), 'reset-link-invalid');
  });

  it('says for how long a link is good, also one that is sent again', async () => {
    const { email } = await member();
    const link = await linkTo(email);
    expect((await mailed(email))[0]?.text).toContain('within 30 minutes');
    test.clock.advance(15 * 60);
    expect(await linkTo(email)).toBe(link);
    expect((await mailed(email))[0]?.text).toContain('within 15 minutes');
  });

  it('accepts a link for thirty minutes', async () => {
    const { email } = await member();
    const link = await linkTo(email);
    test.clock.advance(30 * 60 + 1);
    expectFailure(await reset(link), 'reset-link-invalid');
    expectFailure(await reset('made-up'), 'reset-link-invalid');
  });

  it('applies the password rules, and keeps the link for another attempt', async () => {
    const { email } = await member();
    const link = await linkTo(email);
    expectFailure(await reset(link, 'short'), 'invalid-form', { password: MESSAGES.password });
    expectFailure(await reset(link, 'Password1'), 'invalid-form', { password: MESSAGES.passwordLeaked });
    await reset(link).expect(200);
  });
});
