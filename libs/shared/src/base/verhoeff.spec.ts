import { verhoeffDigit, verhoeffHolds } from './verhoeff.js';

describe('Verhoeff check digit (R16)', () => {
  it('gives the published digit of 236 and accepts 2363', () => {
    expect(verhoeffDigit('236')).toBe('3');
    expect(verhoeffHolds('2363')).toBe(true);
  });

  it('finds every single wrong digit and every swap of neighbours', () => {
    const number = `49685824123${verhoeffDigit('49685824123')}`;
    expect(verhoeffHolds(number)).toBe(true);
    for (let at = 0; at < number.length; at += 1) {
      for (const digit of '0123456789')
        if (digit !== number[at]) expect(verhoeffHolds(number.slice(0, at) + digit + number.slice(at + 1))).toBe(false);
      const [a, b] = [number[at], number[at + 1]];
      if (b !== undefined && a !== b)
        expect(verhoeffHolds(`${number.slice(0, at)}${b}${a}${number.slice(at + 2)}`)).toBe(false);
    }
  });

  it('refuses what is not a number', () => {
    expect(verhoeffHolds('')).toBe(false);
    expect(verhoeffHolds('12a4')).toBe(false);
  });
});
