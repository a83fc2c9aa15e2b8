import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { plainLine, plainText } from '@kalyanam/shared/base/plain-text';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { withoutIdentityNumbers } from '../../src/platform/jobs/masking.js';
import { PasswordsService } from '../../src/people/passwords/passwords.service.js';
import { Limits } from '../../src/platform/limits/limits.service.js';
import { ACCESS_TABLE } from '../support/tables/access-table.js';
import { DEEP, manyOf } from '../support/servers/deep.js';
import { ADMIN_PASSWORD, PASSWORD } from '../support/make/example.js';
import type { Member, SignedIn, SignedInAdmin } from '../support/make/make.js';
import { fieldsOf, inputsOf, ruleOf, type Dto, type Inputs } from '../support/requests/inputs.js';
import { NAUGHTY, someOf, sortNaughty, withField } from '../support/make/naughty.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import type { Subjects, Write } from '../support/requests/write.js';
import { WRITES } from '../support/requests/writes.js';

/** How many texts go to a field that stores none. */
const FEW = manyOf(40, 2);

interface Answered {
  status: number;
  body: { code?: string; fields?: Record<string, string> };
}

describe('naughty strings', () => {
  let test: TestApp;
  let member: SignedIn;
  let other: Member;
  let admin: SignedInAdmin;
  let subjects: Subjects;
  let inputs: Map<string, Inputs>;
  let turn = 0;
  beforeAll(async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '10000' });
    inputs = inputsOf(test);
    member = await test.make.signedIn({ verificationStatus: 'semi-verified' });
    other = await test.make.member({ gender: 'male' });
    admin = await test.make.admin('owner');
    subjects = await plant();
    withoutWaiting();
  });
  afterAll(() => test.close());

  async function plant(): Promise<Subjects> {
    const waiting = await test.make.case();
    await test.make.document(waiting, 'pan');
    const verified = await test.make.signedIn();
    await verified.patch('/profiles/me', { gothra: 'Bharadwaja', version: 1 }).expect(200);
    const { body: edits } = await admin.get(ADMIN_ROUTES.profileEdits).expect(200);
    const { body: report } = await verified.post(`/profiles/${other.id}/reports`, { reason: 'fake' }).expect(200);
    return {
      memberId: member.id,
      memberUserId: member.userId,
      otherId: other.id,
      waitingId: waiting.id,
      waitingUserId: waiting.userId,
      reportId: report.reportId,
      editId: edits.rows[0].id,
      editAskedAt: edits.rows[0].askedAt,
      administratorId: (await test.make.admin('reviewer')).id,
    };
  }

  /** Limits and hashes have their own tests: here they would only slow down thousands of calls. */
  function withoutWaiting(): void {
    const get = <T>(type: abstract new (...parts: never[]) => T): T => test.app.get(type as never, { strict: false });
    jest.spyOn(get(Limits), 'count').mockResolvedValue();
    jest.spyOn(get(Limits), 'tryConsume').mockResolvedValue(true);
    jest.spyOn(get(PasswordsService), 'hash').mockResolvedValue('$argon2id$none');
    jest
      .spyOn(get(PasswordsService), 'verify')
      .mockImplementation((_, typed) => Promise.resolve(typed === PASSWORD || typed === ADMIN_PASSWORD));
  }

  async function call(method: string, path: string, who: Write['who'], payload?: object): Promise<Answered> {
    const token = { visitor: null, member: member.token, administrator: admin.token }[who];
    const answer = await test.app.inject({
      method: method as 'POST',
      url: API_PREFIX + path,
      ...(payload && { payload }),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
    const json = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: json ? answer.json<Answered['body']>() : {} };
  }

  const bodyOf = (route: string): Dto => {
    const type = inputs.get(route)?.body;
    if (!type) throw new Error(`${route} takes no body.`);
    return type;
  };

  async function run(route: string, write: Write, form: object): Promise<Answered> {
    for (const statement of write.again?.(subjects) ?? []) await test.database.query(statement);
    const [method = '', path = ''] = route.split(' ');
    return call(method, write.path?.(subjects) ?? path, write.who, form);
  }

  /** White space around a text is trimmed, and a possible Aadhaar number is masked in texts of the team. */
  const asKept = (text: string): string[] => {
    const trimmed = text.trim();
    return [text, trimmed, plainText(text), withoutIdentityNumbers(trimmed)];
  };
  /** Single-line texts are stored with single spaces, and a username in one case. */
  const asLine = (text: string): string[] => {
    const line = plainLine(text);
    return [line, line.toUpperCase(), line.toLowerCase()];
  };

  /** Sends texts in several fields together; returns what went wrong, if anything. */
  async function wrongOf(route: string, texts: ReadonlyMap<string, string>): Promise<string[]> {
    const write = WRITES[route]!;
    let form = write.body(subjects) as Record<string, unknown>;
    for (const [field, text] of texts) form = { ...withField(form, field, write.put?.[field]?.(text) ?? text) };
    const { status, body } = await run(route, write, form);
    const said = `${route} ${JSON.stringify([...texts]).slice(0, 120)}: ${status} ${JSON.stringify(body).slice(0, 200)}`;
    if (status >= 300) return status < 500 && write.wrong?.includes(body.code as never) ? [] : [said];
    const wrong: string[] = [];
    for (const [field, text] of texts) {
      const sql = write.kept?.[field]?.(subjects);
      if (!sql) continue;
      const [row] = await test.database.query<{ kept: string | null }[]>(sql);
      const read = ruleOf(bodyOf(route), field).plain?.(text);
      const right = [
        ...asKept(text),
        ...(read === undefined ? [] : asLine(read)),
        ...(write.lines?.includes(field) ? asLine(text) : []),
      ];
      if (!right.includes(row?.kept ?? '')) wrong.push(`${field} is kept as ${JSON.stringify(row)} by ${said}`);
    }
    return wrong;
  }

  /**
   * What the fields take: texts that are kept go together, since each is read back; any other text alone, since each
   * field refuses different ones.
   */
  async function wrongOfTaken(route: string, taken: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
    const isKept = (field: string): boolean => WRITES[route]?.kept?.[field] !== undefined;
    const wrong: string[] = [];
    const spread = (WRITES[route]?.spread ?? 1) * manyOf(1, 2);
    const together = [...taken]
      .filter(([field]) => isKept(field))
      .map(([field, texts], start) => [field, texts.filter((_, index) => index % spread === start % spread)] as const);
    for (let index = 0; index < Math.max(0, ...together.map(([, texts]) => texts.length)); index += 1) {
      const texts = together.flatMap(([field, list]): [string, string][] => {
        const text = list[index];
        return text === undefined ? [] : [[field, text]];
      });
      wrong.push(...(await wrongOf(route, new Map(texts))));
    }
    for (const [field, texts] of taken)
      if (!isKept(field))
        for (const text of someOf(texts, FEW, (turn += 1)))
          wrong.push(...(await wrongOf(route, new Map([[field, text]]))));
    return wrong;
  }

  it.each(Object.keys(WRITES))(
    '%s: each field refuses them by its name, or stores them unchanged',
    async (route) => {
      const write = WRITES[route]!;
      const type = bodyOf(route);
      const form = write.body(subjects) as Record<string, unknown>;
      const taken = new Map<string, readonly string[]>();
      for (const field of fieldsOf(type)) {
        const put = write.put?.[field];
        const sorted = sortNaughty({ type, form, field, put });
        taken.set(field, sorted.taken);
        const refused = sorted.refused.at(-1);
        if (!refused) continue;
        const answer = await run(route, write, withField(form, field, put?.(refused.text) ?? refused.text));
        expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: refused.sentence } } });
      }
      expect(await wrongOfTaken(route, taken)).toEqual([]);
    },
    300_000,
  );

  it.each(Object.keys(WRITES))('%s: null in any field, and in all of them, causes no server error', async (route) => {
    const write = WRITES[route]!;
    const form = write.body(subjects) as Record<string, unknown>;
    const fields = fieldsOf(bodyOf(route));
    const nothing = fields.reduce((all, field) => withField(all, field, null), form);
    const topmost = Object.fromEntries(fields.map((field) => [field.split('.')[0], null]));
    const one = DEEP ? fields.map((field) => withField(form, field, null)) : [];
    const forms = [nothing, topmost, ...one];
    const statuses = [];
    for (const sent of forms) statuses.push((await run(route, write, sent)).status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('in any query cause no server error', async () => {
    const failures: string[] = [];
    const asked = new Set<Dto>();
    for (const [route, { query }] of inputs) {
      if (!query || !route.startsWith('GET ') || asked.has(query)) continue;
      asked.add(query);
      const path = route.slice('GET '.length);
      const who = path.startsWith('/admin') ? 'administrator' : 'member';
      for (const field of fieldsOf(query)) {
        const { taken, refused } = sortNaughty({ type: query, form: {}, field });
        const blanks = taken.filter((text) => text.trim() === '').slice(0, 2);
        const packed = taken.filter((text) => text.trim() !== '');
        for (const text of [
          ...blanks,
          ...someOf(packed, FEW, (turn += 1)),
          ...refused.slice(0, 1).map((one) => one.text),
        ]) {
          const written = /\p{Surrogate}/u.test(text) ? 'x' : encodeURIComponent(text);
          const { status } = await call('GET', `${path}?${field}=${written}`, who);
          if (status >= 500) failures.push(`${status} ${route} ${field} ${JSON.stringify(text).slice(0, 80)}`);
        }
      }
    }
    expect(failures).toEqual([]);
  });

  it('in place of an id cause no server error', async () => {
    const routes = Object.keys(ACCESS_TABLE).filter((route) => route.includes(':id'));
    const failures: string[] = [];
    for (const [index, text] of NAUGHTY.entries()) {
      const written = encodeURIComponent(/\p{Surrogate}/u.test(text) ? 'x' : [...text].slice(0, 60).join(''));
      const route = routes[index % routes.length] ?? '';
      const [method = '', path = ''] = route.split(' ');
      const named = path.replace(':id', written).replace(':kind', 'pan').replace(':size', 'card');
      const body = method === 'GET' ? undefined : (WRITES[route]?.body(subjects) ?? {});
      const { status } = await call(method, named, path.startsWith('/admin') ? 'administrator' : 'member', body);
      if (status >= 500) failures.push(`${status} ${route} ${JSON.stringify(text)}`);
    }
    expect(failures).toEqual([]);
  });
});
