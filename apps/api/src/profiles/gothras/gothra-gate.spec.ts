import type { GateLine, GothraRuleLine, GothraVerdict, LineageLine } from '@kalyanam/shared/base/vocabulary/gothras';
import { fullVerdict, ownVerdict, sameSurname, type Family, type StatedLine } from './gothra-gate.js';

/** 'kasyapa' is one of the list, '?text' is not in it, '-' is not known, 'x' is not followed. */
function line(written: string): StatedLine {
  if (written === '-') return { state: 'unknown', gothra: null, key: '' };
  if (written === 'x') return { state: 'not-followed', gothra: null, key: '' };
  if (written.startsWith('?')) return { state: 'unlisted', gothra: null, key: written.slice(1) };
  return { state: 'resolved', gothra: written, key: written };
}

interface Stated {
  own?: string;
  mother?: string;
  fathersMother?: string;
  mothersMother?: string;
  rule?: GothraRuleLine[];
  surname?: string;
}
const NAMES = {
  own: 'own',
  mother: 'mother',
  fathersMother: 'fathers-mother',
  mothersMother: 'mothers-mother',
} as const;

function family({ rule = ['own'], surname, ...stated }: Stated): Family {
  const lines: Partial<Record<LineageLine, StatedLine>> = {};
  for (const [name, as] of Object.entries(NAMES)) {
    const written = stated[name as keyof typeof NAMES];
    if (written !== undefined) lines[as] = line(written);
  }
  return { lines, rule, surname: surname ?? null };
}

type Row = [Stated, Stated, GothraVerdict, GateLine | null];

/** The own line, for everyone. */
const OWN: Row[] = [
  [{ own: 'kasyapa' }, { own: 'kasyapa' }, 'same', 'own'],
  [{ own: 'kasyapa' }, { own: 'atreya' }, 'different', null],
  [{ own: '?penta' }, { own: '?penta' }, 'same', 'own'],
  [{ own: '?penta' }, { own: '?gonda' }, 'cannot-tell', null],
  [{ own: '?' }, { own: '?' }, 'cannot-tell', null],
  [{ own: '?kasyap' }, { own: 'kasyapa' }, 'cannot-tell', null],
  [{ own: '-' }, { own: '-' }, 'cannot-tell', null],
  [{ own: '-' }, { own: 'kasyapa' }, 'cannot-tell', null],
  [{}, { own: 'kasyapa' }, 'cannot-tell', null],
  [{ own: 'kasyapa' }, { own: 'naidhruva_kasyapa' }, 'cannot-tell', null],
  [{ own: 'bhargava' }, { own: 'mouna_bhargava' }, 'cannot-tell', null],
  [{ own: 'vatsya' }, { own: 'srivatsa' }, 'cannot-tell', null],
  [{ own: 'paidipala' }, { own: 'pamidipala' }, 'different', null],
];

/** Between verified members. */
const RULES: Row[] = [
  // Menarikam: under the default rules a mother's gothra is no bar.
  [{ own: 'kasyapa', mother: 'atreya' }, { own: 'atreya' }, 'different', null],
  [{ own: 'kasyapa', mother: 'atreya', rule: ['own', 'mother'] }, { own: 'atreya' }, 'same', 'mother'],
  [{ own: 'atreya' }, { own: 'kasyapa', mother: 'atreya', rule: ['own', 'mother'] }, 'same', 'their-rule'],
  [{ own: 'kasyapa', fathersMother: 'atreya', rule: ['fathers-mother'] }, { own: 'atreya' }, 'same', 'fathers-mother'],
  [{ own: 'kasyapa', mothersMother: 'atreya', rule: ['mothers-mother'] }, { own: 'atreya' }, 'same', 'mothers-mother'],
  // A line that the rule names and the family does not know.
  [{ own: 'kasyapa', fathersMother: '-', rule: ['fathers-mother'] }, { own: 'atreya' }, 'cannot-tell', null],
  [{ own: 'kasyapa', rule: ['fathers-mother'] }, { own: 'atreya' }, 'cannot-tell', null],
  [{ own: 'kasyapa', mother: 'x', rule: ['mother'] }, { own: 'atreya' }, 'cannot-tell', null],
  [{ own: 'kasyapa', mother: '?gonda', rule: ['mother'] }, { own: 'atreya' }, 'cannot-tell', null],
  // The own line goes first, a later 'same' before unknown ones.
  [{ own: 'atreya', mother: 'atreya', rule: ['own', 'mother'] }, { own: 'atreya' }, 'same', 'own'],
  [
    { own: 'kasyapa', mother: '-', mothersMother: 'atreya', rule: ['mother', 'mothers-mother'] },
    { own: 'atreya' },
    'same',
    'mothers-mother',
  ],
  // Surnames, where either rule names them.
  [{ own: 'kasyapa', surname: 'mali' }, { own: 'atreya', surname: 'mali' }, 'different', null],
  [{ own: 'kasyapa', surname: 'mali', rule: ['surname'] }, { own: 'atreya', surname: 'mali' }, 'same', 'surname'],
  [{ own: 'kasyapa', surname: 'mali' }, { own: 'atreya', surname: 'mali', rule: ['surname'] }, 'same', 'surname'],
  [{ own: 'kasyapa', surname: 'mali', rule: ['surname'] }, { own: 'atreya', surname: 'kond' }, 'different', null],
  [{ own: 'kasyapa', surname: 'mali', rule: ['surname'] }, { own: 'atreya' }, 'cannot-tell', null],
];

describe('the gothra gate', () => {
  it.each([...OWN, ...RULES])('between verified members: %j and %j', (mine, theirs, verdict, named) => {
    expect(fullVerdict(family(mine), family(theirs))).toEqual({ verdict, line: named });
  });

  it.each(OWN)('for semi-verified viewers: %j and %j', (mine, theirs, verdict, named) => {
    expect(ownVerdict(family(mine), family(theirs))).toEqual({ verdict, line: named });
  });

  it.each(OWN)('reads the same from both sides: %j and %j', (mine, theirs) => {
    expect(ownVerdict(family(theirs), family(mine))).toEqual(ownVerdict(family(mine), family(theirs)));
    expect(fullVerdict(family(theirs), family(mine))).toEqual(fullVerdict(family(mine), family(theirs)));
  });

  it.each(RULES)('gives both sides one word: %j and %j', (mine, theirs, verdict) => {
    expect(fullVerdict(family(theirs), family(mine)).verdict).toBe(verdict);
  });

  it.each(RULES)('compares nothing but the own line for semi-verified viewers: %j and %j', (mine, theirs) => {
    const alone = ({ own }: Stated): Family => family(own === undefined ? {} : { own });
    expect(ownVerdict(family(mine), family(theirs))).toEqual(ownVerdict(alone(mine), alone(theirs)));
  });

  it('notes an equal surname apart from the verdict', () => {
    expect(sameSurname(family({ surname: 'mali' }), family({ surname: 'mali' }))).toBe(true);
    expect(sameSurname(family({ surname: 'mali' }), family({}))).toBe(false);
    expect(sameSurname(family({}), family({}))).toBe(false);
  });
});
