import { describe, expect, it } from 'vitest';
import { readPairs } from './read-pairs';

describe('pasted pairs', () => {
  it('are read with spaces, quotes, country code, other separators and a heading', () => {
    const text = '\uFEFFEmail,Phone\r\n Sita@Example.com , 98480 12345\r\n"ravi@example.com";"+919848012346"\n\n';
    expect(readPairs(text)).toEqual({
      pairs: [
        { email: 'sita@example.com', phone: '9848012345' },
        { email: 'ravi@example.com', phone: '9848012346' },
      ],
      bad: [],
      repeated: 0,
    });
  });

  it('name each bad line by its number and what is wrong', () => {
    const { pairs, bad } = readPairs('sita@example.com\nravi@example.com,12\n,9848012345\nanu@example.com,9848012345');
    expect(pairs).toHaveLength(1);
    expect(bad).toEqual([
      { line: 1, text: 'sita@example.com', problem: 'The phone is missing' },
      { line: 2, text: 'ravi@example.com,12', problem: 'Please enter a valid 10-digit mobile number' },
      { line: 3, text: ',9848012345', problem: 'The email is missing' },
    ]);
  });

  it('count a repeated pair once', () => {
    expect(readPairs('a@example.com,9848012345\nA@example.com,9848012345')).toMatchObject({ repeated: 1, bad: [] });
  });

  it('of 20,000 lines with errors lose no good one', () => {
    const line = (n: number) =>
      n % 10 === 0 ? `broken ${n}` : `member${n}@example.com,9${String(n).padStart(9, '0')}`;
    const { pairs, bad } = readPairs(Array.from({ length: 20_000 }, (_, n) => line(n)).join('\n'));
    expect([pairs.length, bad.length]).toEqual([18_000, 2_000]);
  });
});
