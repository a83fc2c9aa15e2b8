import { QueryFailedError } from 'typeorm';
import { loggedError } from './logged-error.js';
import { masked } from '../common/masking.js';
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
