import { whoUnder } from './who.js';

const SECRET = 'a secret of the deployment, 32 or more';
const MORNING = new Date('2026-11-26T03:00:00Z');
const EVENING = new Date('2026-11-26T23:59:59Z');
const who = whoUnder(SECRET);

describe('the account a line of the log is about', () => {
  it('is the same for all lines of a day, and another on the next day', () => {
    expect(who('4h3k', MORNING)).toMatch(/^[\w-]{12}$/);
    expect(who('4h3k', EVENING)).toBe(who('4h3k', MORNING));
    expect(who('4h3k', new Date('2026-11-27T00:00:00Z'))).not.toBe(who('4h3k', MORNING));
  });

  it('differs for every account and every secret', () => {
    expect(who('4h3m', MORNING)).not.toBe(who('4h3k', MORNING));
    expect(whoUnder(`${SECRET}.`)('4h3k', MORNING)).not.toBe(who('4h3k', MORNING));
  });
});
