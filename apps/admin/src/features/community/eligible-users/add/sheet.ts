/** R36: the lines of a sheet, each an 'email,phone' pair with what is known of it. */
import { PAIR_STATES, type PairState } from '@kalyanam/shared/team/eligible-users';
import { plainEmail } from '@kalyanam/shared/base/email';
import { emailFormat } from '@kalyanam/shared/topics/account/account-fields';
import { phoneFormat } from '@kalyanam/shared/topics/account/phone.rule';
import { plainPhone } from '@kalyanam/shared/base/phone';

export const LINE_STATES = [
  ...PAIR_STATES,
  { value: 'repeated', label: 'Repeated in this sheet' },
  { value: 'unchecked', label: 'Not checked yet' },
  { value: 'added', label: 'Added' },
] as const;
export type LineState = PairState | 'repeated' | 'unchecked' | 'added';

const PARTS = ['email', 'phone'] as const;
export type Part = (typeof PARTS)[number];

export interface SheetLine {
  /** Its place among the lines that were read. */
  id: number;
  /** As counted in the sheet, from 1. */
  line: number;
  /** As in the sheet. */
  text: string;
  email: string;
  phone: string;
  state: LineState;
  /** The problems of its parts. */
  problems: Readonly<Partial<Record<Part, string>>> | null;
  /** It was corrected here: it can be corrected again. */
  edited?: true;
}

type Pair = Pick<SheetLine, 'email' | 'phone'>;

/** Longer than any email or phone. Checked first, so that no pattern has to read a very long text. */
const LONGEST_PART = 300;

function problemOf(part: Part, value: string): string | null {
  if (!value) return `The ${part} is missing`;
  if (value.length > LONGEST_PART) return `The ${part} is too long`;
  return part === 'email' ? emailFormat(value, {}) : phoneFormat(value, {});
}

function problemsOf(pair: Pair): SheetLine['problems'] {
  const found = PARTS.flatMap((part) => {
    const problem = problemOf(part, pair[part]);
    return problem === null ? [] : [[part, problem] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** A pair as it is stored, with what is wrong with it. */
export function judged({ email, phone }: Pair): Pick<SheetLine, 'email' | 'phone' | 'state' | 'problems'> {
  const read = (part: string, plain: (text: string) => string): string =>
    part.trim().length > LONGEST_PART ? part.trim() : plain(part.trim());
  const pair = { email: read(email, plainEmail).toLowerCase(), phone: read(phone, plainPhone) };
  const problems = problemsOf(pair);
  return { ...pair, problems, state: problems ? 'bad' : 'unchecked' };
}

/** Marks every repeated pair but the first. After an edit, a pair that is no longer repeated is unmarked. */
export function withRepeats(lines: readonly SheetLine[]): SheetLine[] {
  const found = new Set<string>();
  return lines.map((line) => {
    if (line.problems) return line;
    const key = `${line.email},${line.phone}`;
    const repeated = found.has(key);
    found.add(key);
    if (repeated) return line.state === 'repeated' ? line : { ...line, state: 'repeated' };
    return line.state === 'repeated' ? { ...line, state: 'unchecked' } : line;
  });
}

/** The lines to add: new ones, and those just corrected, whose check is still on its way. */
export const isFresh = ({ state, edited }: SheetLine): boolean =>
  state === 'new' || (state === 'unchecked' && edited === true);

/** How many lines are in each state. */
export function countsOf(lines: readonly SheetLine[]): Record<LineState, number> {
  const counts = { new: 0, listed: 0, member: 0, bad: 0, repeated: 0, unchecked: 0, added: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}
