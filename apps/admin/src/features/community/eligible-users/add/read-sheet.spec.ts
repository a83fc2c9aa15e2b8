import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { describe, expect, it, vi } from 'vitest';
import { readSheet, SheetRefused } from './read-sheet';
import { countsOf, judged, withRepeats } from './sheet';

const going = () => ({ signal: new AbortController().signal, onPart: vi.fn() });
const read = async (text: string) => (await readSheet(text, going())) ?? [];

describe('a sheet', () => {
  it('is read with spaces, quotes, country code, other separators and a heading, and keeps its line numbers', async () => {
    const text = '\uFEFFEmail,Phone\r\n Sita@Example.com , 98480 12345\r\n\r\n"ravi@example.com";"+919848012346"\n\n';
    expect(await read(text)).toMatchObject([
      { line: 2, email: 'sita@example.com', phone: '9848012345', state: 'unchecked', problems: null },
      { line: 4, email: 'ravi@example.com', phone: '9848012346', state: 'unchecked', problems: null },
    ]);
  });

  it('is read as contact lists and sheets write: without their hidden marks, and with the plus that they took away', async () => {
    const text = '\u200bsita@example.com,919848012345\nravi@example.com\u00a0;\u202d+91 98480\u00a012346\u202c';
    expect(await read(text)).toMatchObject([
      { email: 'sita@example.com', phone: '9848012345', problems: null },
      { email: 'ravi@example.com', phone: '9848012346', problems: null },
    ]);
  });

  it('names what is wrong with a line, and with which part of it', async () => {
    const lines = await read('sita@example.com\nravi@example.com,12\n,9848012345\nanu@example,98');
    expect(lines.map(({ problems }) => problems)).toEqual([
      { phone: 'The phone is missing' },
      { phone: 'Please enter a valid 10-digit mobile number' },
      { email: 'The email is missing' },
      { email: 'Please enter a valid email address', phone: 'Please enter a valid 10-digit mobile number' },
    ]);
  });

  it('counts a repeated pair once, and again when the first of them is corrected', async () => {
    const lines = await read('a@example.com,9848012345\nA@example.com,9848012345');
    expect(lines.map(({ state }) => state)).toEqual(['unchecked', 'repeated']);
    const [first, second] = lines;
    if (!first || !second) throw new Error('Two lines were read.');
    const corrected = { ...first, ...judged({ email: 'b@example.com', phone: first.phone }) };
    expect(withRepeats([corrected, second]).map(({ state }) => state)).toEqual(['unchecked', 'unchecked']);
  });

  it('refuses a text that is too long before any pattern reads it', async () => {
    const long = 'x'.repeat(100_000);
    const lines = await read(`${long}@example.com,9848012345\na@example.com,${'9'.repeat(100_000)}`);
    expect(lines.map(({ problems }) => problems)).toEqual([
      { email: 'The email is too long', phone: 'The phone is missing' },
      { phone: 'The phone is too long' },
    ]);
  });

  it('of 20,000 lines loses no good one, in slices that let other work through', async () => {
    const line = (n: number) =>
      n % 10 === 0 ? `broken ${n}` : `member${n}@example.com,9${String(n).padStart(9, '0')}`;
    // Each look at the clock is later than a slice is long.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
    const reading = going();
    const lines = (await readSheet(Array.from({ length: 20_000 }, (_, n) => line(n)).join('\n'), reading)) ?? [];
    clock.mockRestore();
    expect(countsOf(lines)).toMatchObject({ bad: 2000, unchecked: 18_000, repeated: 0 });
    expect(reading.onPart.mock.calls.length).toBeGreaterThan(100);
    expect(reading.onPart.mock.lastCall?.[1]).toBe(20_000);
  });

  it('with more lines than one import takes is refused as a whole', async () => {
    const text = Array.from({ length: 20_001 }, (_, n) => `m${n}@example.com,9${String(n).padStart(9, '0')}`).join(
      '\n',
    );
    const refused: unknown = await readSheet(text, going()).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(SheetRefused);
    expect(refused).toHaveProperty('message', ADMIN_MESSAGES.tooManyPairs);
  });

  it('is not read on once it is stopped', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    const stopper = new AbortController();
    const reading = readSheet('a@example.com,9848012345\n'.repeat(200), {
      signal: stopper.signal,
      onPart: () => stopper.abort(),
    });
    expect(await reading).toBeNull();
    clock.mockRestore();
  });
});
