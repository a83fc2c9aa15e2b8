import type { LookupAddress } from 'node:dns';
import { rememberingLookup } from './remembering-lookup.js';

const at = (address: string): LookupAddress[] => [{ address, family: 4 }];
const notFound = Object.assign(new Error('queryA EAI_AGAIN database'), { code: 'EAI_AGAIN' });

describe('addresses of the database', () => {
  let answer: () => Promise<LookupAddress[]>;
  let asked = 0;
  const look = rememberingLookup(() => {
    asked += 1;
    return answer();
  });
  const addressOf = (name: string, all = true): Promise<unknown> =>
    new Promise((resolve, reject) =>
      look(name, { all }, (error, address) => (error ? reject(error) : resolve(address))),
    );

  it('are not known of a name that was never found', async () => {
    answer = () => Promise.reject(notFound);
    await expect(addressOf('database')).rejects.toBe(notFound);
  });

  it('are those of now where the resolver answers, one or all of them', async () => {
    answer = () => Promise.resolve(at('10.0.0.1'));
    expect(await addressOf('database')).toEqual(at('10.0.0.1'));
    answer = () => Promise.resolve(at('10.0.0.2'));
    expect(await addressOf('database', false)).toBe('10.0.0.2');
  });

  it('are the last ones where the resolver fails, or does not answer', async () => {
    answer = () => Promise.reject(notFound);
    expect(await addressOf('database')).toEqual(at('10.0.0.2'));
    let late = (_: LookupAddress[]): void => undefined;
    answer = () => new Promise((resolve) => (late = resolve));
    asked = 0;
    const all = await Promise.all([addressOf('database'), addressOf('database')]);
    expect([asked, ...all]).toEqual([1, at('10.0.0.2'), at('10.0.0.2')]);
    late(at('10.0.0.3'));
    answer = () => Promise.reject(notFound);
    await new Promise(setImmediate);
    expect(await addressOf('database')).toEqual(at('10.0.0.3'));
    await expect(addressOf('another')).rejects.toBe(notFound);
  });
});
