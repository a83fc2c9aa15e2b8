/**
 * R46: same, different or cannot tell, from what two families have stated. The own line is compared for everyone, the
 * others only between verified members, and only where a family's rule names them (a cross cousin has the mother's
 * gothra).
 */
import {
  WOMENS_LINES,
  type GateLine,
  type GothraRuleLine,
  type GothraVerdict,
  type LineageLine,
  type LineState,
} from '@kalyanam/shared/base/vocabulary/gothras';
import { cannotTellApart } from '../../platform/text-keys/gothra-table.js';

export interface StatedLine {
  readonly state: LineState;
  /** The gothra of a resolved one. */
  readonly gothra: string | null;
  /** Key of the text. */
  readonly key: string;
}

/** What the gate knows of one family. */
export interface Family {
  readonly lines: Readonly<Partial<Record<LineageLine, StatedLine>>>;
  readonly rule: readonly GothraRuleLine[];
  /** The key of the surname; null where none is stated. */
  readonly surname: string | null;
}

export interface Verdict {
  readonly verdict: GothraVerdict;
  readonly line: GateLine | null;
}

type Compared = 'same' | 'different' | 'unknown';

function compare(one: StatedLine | undefined, other: StatedLine | undefined): Compared {
  if (!one || !other || one.state !== other.state) return 'unknown';
  if (one.state === 'unlisted') return one.key !== '' && one.key === other.key ? 'same' : 'unknown';
  if (one.state !== 'resolved' || !one.gothra || !other.gothra) return 'unknown';
  if (one.gothra === other.gothra) return 'same';
  return cannotTellApart(one.gothra, other.gothra) ? 'unknown' : 'different';
}

function compareSurnames(one: string | null, other: string | null): Compared {
  if (!one || !other) return 'unknown';
  return one === other ? 'same' : 'different';
}

const avoided = ({ rule }: Family) => WOMENS_LINES.filter((line) => rule.includes(line));

/** For semi-verified viewers: the own line alone. */
export function ownVerdict(mine: Family, theirs: Family): Verdict {
  const compared = compare(mine.lines.own, theirs.lines.own);
  return {
    verdict: compared === 'unknown' ? 'cannot-tell' : compared,
    line: compared === 'same' ? 'own' : null,
  };
}

/** Between two verified members, in this order; the first 'same' counts, and 'different' needs every answer. */
export function fullVerdict(mine: Family, theirs: Family): Verdict {
  const asked: (readonly [GateLine, Compared])[] = [
    ['own', compare(mine.lines.own, theirs.lines.own)],
    ...avoided(mine).map((line) => [line, compare(theirs.lines.own, mine.lines[line])] as const),
    ...avoided(theirs).map((line) => ['their-rule', compare(mine.lines.own, theirs.lines[line])] as const),
    ...([mine, theirs].some(({ rule }) => rule.includes('surname'))
      ? [['surname', compareSurnames(mine.surname, theirs.surname)] as const]
      : []),
  ];
  const same = asked.find(([, compared]) => compared === 'same');
  if (same) return { verdict: 'same', line: same[0] };
  const unknown = asked.some(([, compared]) => compared === 'unknown');
  return { verdict: unknown ? 'cannot-tell' : 'different', line: null };
}

/** Two families that wrote the same surname; quiet, and no verdict. */
export const sameSurname = (mine: Family, theirs: Family): boolean =>
  compareSurnames(mine.surname, theirs.surname) === 'same';
