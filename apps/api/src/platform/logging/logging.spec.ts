import { QueryFailedError } from 'typeorm';
import { loggedError } from './logged-error.js';
import { masked } from '../jobs/masking.js';
import { maskedLine } from './request-log.js';

describe('the log', () => {
  it('reveals nothing about the data of a failed query', () => {
    const refused = Object.assign(new Error(`Duplicate entry 'asha@example.org' for key 'uq_users_email'`), {
      code: 'ER_DUP_ENTRY',
      sqlMessage: `Duplicate entry 'asha@example.org' for key 'uq_users_email'`,
    });
    const error = new QueryFailedError('INSERT INTO users VALUES (?)', ['asha@example.org'], refused);
    const logged = loggedError(error);
    expect(JSON.stringify(logged)).not.toContain('asha');
    expect(logged).toMatchObject({ type: 'QueryFailedError', code: 'ER_DUP_ENTRY' });
    expect(logged.stack).toContain('logging.spec');
  });

  const refusal = (code: string, sqlMessage: string, query: string) =>
    new QueryFailedError(query, ['asha@example.org'], Object.assign(new Error(sqlMessage), { code, sqlMessage }));

  it.each([
    ['ER_BAD_FIELD_ERROR', "Unknown column 'p.blood_group' in 'SELECT'", "Unknown column 'p.blood_group' in 'SELECT'"],
    ['ER_NO_SUCH_TABLE', "Table 'kalyanam.hobbies' doesn't exist", "Table 'kalyanam.hobbies' doesn't exist"],
    [
      'ER_PARSE_ERROR',
      "You have an error; check near 'FORM users WHERE email = 'asha@e' at line 1",
      "near 'FORM users WHERE email ='",
    ],
  ])('names what the code got wrong: %s', (code, sqlMessage, said) => {
    const { message } = loggedError(refusal(code, sqlMessage, 'SELECT name FORM users WHERE email = ?'));
    expect(message).toBe(`The database refused: ${code} (${said})`);
  });

  it.each([
    ['ER_BAD_FIELD_ERROR', "Unknown column 'asha@example.org' in 'WHERE'"],
    ['ER_PARSE_ERROR', "You have an error; check near 'asha reddy' at line 1"],
    ['ER_DATA_TOO_LONG', "Data too long for column 'asha' at row 1"],
  ])('quotes nothing that may be a value: %s', (code, sqlMessage) => {
    const { message } = loggedError(refusal(code, sqlMessage, 'SELECT name FROM users WHERE email = ?'));
    expect(message).toBe(`The database refused: ${code}`);
  });

  it('keeps the message of any other error, and not its properties', () => {
    const error = Object.assign(new TypeError('x is not a function'), { body: { password: 'Marigold7Lane' } });
    expect(loggedError(error)).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
    expect(JSON.stringify(loggedError(error))).not.toContain('Marigold');
    expect(loggedError('thrown text').message).toBe('Not an error');
  });

  it.each([
    ['an Aadhaar number', 'of 234123412346 to', 'of •••• to'],
    ['one in groups', 'of 2341 2341 2346 to', 'of •••• to'],
    ['a PAN', '"ABCPK1234L"', '"••••"'],
    ['a token', 'Bearer eyJhbGciOi.eyJzdWIiOi.c2ln-_bmF0dXJl"', 'Bearer ••••"'],
    ['a token behind a hyphen', 'x-eyJhbGciOi.eyJzdWIiOi.c2ln, y', 'x-••••, y'],
    ['no word that only begins like one', 'eyJhbGciOi.json', 'eyJhbGciOi.json'],
    [
      'a time and a path',
      '{"time":1780000000000,"path":"/profiles/4h3k"}',
      '{"time":1780000000000,"path":"/profiles/4h3k"}',
    ],
  ])('masks %s', (_, line, expected) => {
    expect(masked(line)).toBe(expected);
  });

  it('leaves the ids of requests and traces whole, also where they look like a number of twelve digits', () => {
    const line = '{"req":{"id":"aaaa234123412346aaaaaaaaaaaaaaaa","trace":"b234123412346bbbbbbbbbbbbbbbbbbb"}}';
    expect(masked(line)).not.toBe(line);
    expect(maskedLine(line)).toBe(line);
    expect(maskedLine(`${line} of 234123412346`)).toBe(`${line} of ••••`);
  });
});
