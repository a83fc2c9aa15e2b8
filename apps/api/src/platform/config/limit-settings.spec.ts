import { LIMIT_TABLE, limitOf } from './limit-table.js';
import { Problems } from './environment.js';
import { limitSettings } from './limit-settings.js';

const read = (LIMITS?: string) => {
  const problems = new Problems({ LIMITS });
  return { limits: limitSettings(problems), found: problems.found };
};

describe('limits by setting', () => {
  it('are those of the table without it', () => {
    for (const text of [undefined, '', ' ']) expect(read(text)).toEqual({ limits: {}, found: [] });
  });

  it('are other points for the limits that it names', () => {
    expect(read('register-address : 300, sms-send-all:30000')).toEqual({
      limits: { 'register-address': 300, 'sms-send-all': 30_000 },
      found: [],
    });
  });

  it.each([
    ['an unknown limit', 'register-adress:300', 'LIMITS: there is no limit register-adress.'],
    ['a name of every object', 'constructor:3', 'LIMITS: there is no limit constructor.'],
    ['no number', 'register-address:many', 'LIMITS: register-address must be a whole number from 1 to 2400.'],
    ['nothing to let through', 'register-address:0', 'LIMITS: register-address must be a whole number from 1 to 2400.'],
    ['no limit at all', 'register-address:2401', 'LIMITS: register-address must be a whole number from 1 to 2400.'],
    ['one that is specified', 'code-send-account:50', 'LIMITS: code-send-account is specified, no setting changes it.'],
    ['one named twice', 'why:40,why:50', 'LIMITS names why more than once.'],
    ['no pair', 'register-address', 'LIMITS must be a list of key:value.'],
  ])('are refused for %s', (_, text, problem) => {
    expect(read(text).found).toContain(problem);
  });

  it('give an address of IPv4 more than others only where the address alone guards nothing', () => {
    for (const name of Object.keys(LIMIT_TABLE) as (keyof typeof LIMIT_TABLE)[]) {
      const { points, shared, perAddress } = limitOf(name);
      if (shared === undefined) continue;
      expect([name, perAddress, shared > points]).toEqual([name, true, true]);
    }
  });
});
