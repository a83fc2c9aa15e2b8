/** Section 5, R36: one 'email,phone' pair per line; a line that misses or misspells either part is named, never sent. */
import { emailFormat, phoneFormat } from '@kalyanam/shared/rules/fields';
import { plainPhone } from '@kalyanam/shared/text';
import { freshNumbers, linesOf, type LineNumbers } from './line-numbers';

export interface Pair {
  email: string;
  phone: string;
}

export interface BadLine {
  /** As counted in the sheet, from 1; null for a line that was typed here. */
  line: number | null;
  text: string;
  problem: string;
}

export interface PairsRead {
  pairs: Pair[];
  bad: BadLine[];
  /** Pairs that stand in the text more than once; each counts once. */
  repeated: number;
}

const HEADING = /^"?e-?mail[^,;\t]*[,;\t]\s*"?(?:phone|mobile)/i;
const bare = (part: string | undefined): string =>
  (part ?? '')
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

function problemOf({ email, phone }: Pair): string | null {
  if (!email) return 'The email is missing';
  if (!phone) return 'The phone is missing';
  return emailFormat(email, {}) ?? phoneFormat(phone, {});
}

/** Reads text or a CSV file's text: commas, semicolons or tabs, quotes and a heading line are fine. */
export function readPairs(text: string, numbers: LineNumbers = freshNumbers(text)): PairsRead {
  const found = new Map<string, Pair>();
  const bad: BadLine[] = [];
  let repeated = 0;
  linesOf(text).forEach((line, index) => {
    if (line.trim() === '' || (index === 0 && HEADING.test(line))) return;
    const [email, phone] = line.split(/[,;\t]/).map(bare);
    const pair = { email: (email ?? '').toLowerCase(), phone: plainPhone(phone ?? '') };
    const problem = problemOf(pair);
    const key = `${pair.email},${pair.phone}`;
    if (problem) bad.push({ line: numbers[index] ?? null, text: line.trim(), problem });
    else if (found.has(key)) repeated += 1;
    else found.set(key, pair);
  });
  return { pairs: [...found.values()], bad, repeated };
}
