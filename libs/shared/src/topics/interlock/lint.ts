import { ACTION_OF, type NotePattern } from '../../base/domain/interlock.js';
import { SEED_PHRASES, type Concept } from './concepts.js';
import type { Place } from './plain.js';
import { conceptsOf, indexed, placesOf, sentencesOf, type Read } from './reading.js';
import { waysIn, type Found } from './ways.js';

export type NoteAction = 'none' | 'warn' | 'hold';

export interface NoteMark {
  /** Positions in the text as it was given, in units of JavaScript. */
  readonly from: number;
  readonly to: number;
  readonly pattern: NotePattern;
}

export interface NoteLint {
  readonly action: NoteAction;
  readonly marks: readonly NoteMark[];
}

type Topic = Concept | 'sum';

interface Rule {
  readonly pattern: NotePattern;
  /** What one sentence speaks of, all of it. */
  readonly all: readonly Topic[];
  /** What makes it harmless. */
  readonly unless?: readonly Topic[];
  /** What makes it harmful all the same. */
  readonly despite?: readonly Topic[];
}

const money = (all: readonly Topic[], unless?: readonly Topic[]): Rule => ({ pattern: 'money', all, unless });
const dowry = (all: readonly Topic[], unless?: readonly Topic[]): Rule => ({ pattern: 'dowry', all, unless });
const customs = (all: readonly Topic[], rest: Partial<Rule> = {}): Rule => ({ pattern: 'customs', all, ...rest });

const RULES: readonly Rule[] = [
  money(['money', 'order']),
  money(['money', 'need'], ['notImportant']),
  money(['sum', 'order'], ['income', 'asked']),
  money(['sum', 'need'], ['income', 'asked']),
  money(['loan', 'order']),
  money(['loan', 'need']),
  money(['fee', 'payable'], ['study']),
  money(['repay', 'money']),
  money(['repay', 'sum']),
  money(['repay', 'loan']),
  money(['repay', 'errand']),
  money(['errand', 'book', 'mine']),
  money(['errand', 'book', 'money']),
  money(['errand', 'money', 'no']),
  money(['hospital', 'money'], ['no', 'job']),
  money(['hospital', 'sum'], ['income', 'job']),
  money(['hospital', 'assist'], ['job', 'study']),
  money(['hospital', 'payable'], ['job', 'study']),
  money(['fee', 'sum', 'you'], ['study', 'asked', 'job', 'no', 'income']),
  money(['fee', 'order'], ['study', 'asked', 'job', 'no']),
  money(['advance', 'wire'], ['study', 'job']),
  money(['sum', 'arrange', 'forMe'], ['job']),
  money(['money', 'arrange', 'forMe'], ['job']),
  money(['voucher', 'order'], ['job']),
  money(['voucher', 'buy'], ['job']),
  money(['voucher', 'figure'], ['job']),
  money(['remote'], ['job']),
  money(['recharge'], ['job']),
  money(['remit'], ['job']),
  money(['inheritance', 'fee'], ['job', 'study']),
  money(['inheritance', 'order'], ['job']),
  money(['inheritance', 'you'], ['job']),
  money(['due', 'errand', 'assist'], ['job']),
  money(['repay', 'fee'], ['job']),
  money(['scheme', 'sum', 'put'], ['job', 'income']),
  money(['scheme', 'profit'], ['job']),
  money(['scheme', 'put', 'you'], ['job']),
  money(['invest', 'withMe'], ['job']),
  money(['invest', 'profit'], ['job']),
  money(['invest', 'join'], ['job']),
  money(['invest', 'daily'], ['job']),
  money(['profit', 'sum'], ['income']),
  customs(['customs'], { unless: ['job', 'custom'], despite: ['stopped', 'sent'] }),
  customs(['gift', 'stopped']),
  customs(['gift', 'sent', 'foreign']),
  customs(['gift', 'sent', 'airport']),
  customs(['airport', 'stopped', 'you'], { unless: ['job'] }),
  customs(['airport', 'stopped', 'mine'], { unless: ['job'] }),
  customs(['airport', 'payable'], { unless: ['job'] }),
  customs(['gift', 'fee'], { unless: ['job', 'study'] }),
  customs(['gift', 'tax', 'you'], { unless: ['job', 'study'] }),
  customs(['sent', 'stopped', 'tax'], { unless: ['job'] }),
  customs(['sent', 'foreign', 'tax'], { unless: ['job', 'study'] }),
  customs(['gift', 'foreignCash'], { unless: ['job'] }),
  customs(['parcel', 'foreignCash'], { unless: ['job'] }),
  customs(['parcel', 'stopped', 'mine'], { unless: ['job'] }),
  customs(['foreignCash', 'airport'], { unless: ['job'] }),
  customs(['airport', 'stopped', 'money'], { unless: ['job'] }),
  customs(['parcel', 'carrier', 'you'], { unless: ['job'] }),
  customs(['parcel', 'airport', 'you'], { unless: ['job'] }),
  customs(['parcel', 'airport', 'stopped'], { unless: ['job'] }),
  customs(['parcel', 'tax', 'you'], { unless: ['job', 'study'] }),
  customs(['carrier', 'tax'], { unless: ['job', 'study'] }),
  customs(['foreignCash', 'stopped'], { unless: ['job'] }),
  { pattern: 'otp', all: ['otp'], unless: ['job', 'never'] },
  { pattern: 'otp', all: ['otp', 'reveal'], unless: ['never'] },
  { pattern: 'otp', all: ['card', 'figure'], unless: ['job', 'cards', 'known'] },
  { pattern: 'otp', all: ['card', 'reveal', 'bank'], unless: ['job', 'cards', 'known'] },
  { pattern: 'otp', all: ['got', 'figure', 'reveal'], unless: ['job', 'asked'] },
  { pattern: 'otp', all: ['sms', 'figure'], unless: ['job'] },
  { pattern: 'otp', all: ['code', 'reveal'], unless: ['known'] },
  { pattern: 'otp', all: ['pin', 'bank'] },
  { pattern: 'otp', all: ['scan', 'qr'] },
  { pattern: 'crypto', all: ['coin'], unless: ['job'], despite: ['join', 'profit'] },
  { pattern: 'crypto', all: ['coins', 'join'], unless: ['job', 'study'] },
  { pattern: 'crypto', all: ['coins', 'percent'], unless: ['job'] },
  { pattern: 'crypto', all: ['coins', 'invest'], unless: ['job'] },
  { pattern: 'upi', all: ['upi'], unless: ['job'] },
  ...(['sum', 'figure', 'pleaseDo', 'mine', 'errand'] as const).map((topic): Rule => ({
    pattern: 'upi',
    all: ['payApp', topic],
    unless: ['job'],
  })),
  dowry(['dowry'], ['no']),
  dowry(['wealth', 'giving'], ['no']),
  dowry(['sum', 'giving'], ['no', 'income']),
  dowry(['sum', 'wanted'], ['income']),
  dowry(['sum', 'enough'], ['income']),
  dowry(['toGroom', 'wealth'], ['owning', 'no']),
  dowry(['toGroom', 'sum'], ['owning', 'no', 'income']),
  dowry(['giveTake'], ['no', 'respect']),
  dowry(['wanted', 'wealth', 'side'], ['no', 'owning', 'job', 'study']),
  dowry(['least', 'wealth', 'side'], ['no', 'owning', 'job', 'study']),
  dowry(['money', 'toGroom'], ['no', 'owning', 'income', 'job']),
  dowry(['whatAsk', 'youGive', 'toBride'], ['no', 'study']),
  dowry(['whatAsk', 'youGive', 'side'], ['no', 'study']),
  dowry(['howMuch', 'fromYou']),
  dowry(['perStatus', 'wealth'], ['no']),
  dowry(['budget', 'sum']),
  dowry(['wealth', 'handOver', 'name'], ['no', 'owning']),
  dowry(['house', 'handOver', 'name'], ['no', 'owning', 'surname']),
  dowry(['sum', 'handOver', 'name'], ['no', 'income']),
  dowry(['wealth', 'name', 'wedding'], ['no', 'owning', 'study']),
  dowry(['house', 'name', 'wedding'], ['no', 'owning', 'surname']),
  dowry(['jewel', 'sum'], ['no', 'owning', 'income', 'job', 'study']),
  dowry(['son', 'got', 'sum'], ['no', 'income', 'job', 'study']),
  dowry(['wealth', 'handOver', 'son'], ['no', 'owning']),
  dowry(['house', 'handOver', 'son'], ['no', 'owning']),
  dowry(['handOver', 'name', 'toGroom'], ['no', 'owning']),
  dowry(['wanted', 'gesture', 'side'], ['no', 'study', 'job']),
  dowry(['wedding', 'expense', 'side'], ['no', 'both', 'job']),
  dowry(['sum', 'spend'], ['no', 'income', 'study', 'job']),
  dowry(['howMuch', 'jewel'], ['no', 'owning']),
  dowry(['howMuch', 'wealth', 'giveAny'], ['no', 'owning']),
  dowry(['goods', 'giving'], ['no', 'job']),
  dowry(['goods', 'wanted', 'side'], ['no', 'job']),
  dowry(['goods', 'side'], ['no', 'job', 'owning']),
  dowry(['gift', 'wealth', 'side'], ['no', 'job']),
  dowry(['price', 'toGroom'], ['no', 'job']),
  dowry(['price', 'side'], ['no', 'job']),
  dowry(['price', 'market'], ['no', 'job', 'wealth', 'house']),
  dowry(['sum', 'wedding', 'reserved'], ['no', 'income']),
  dowry(['receive', 'wealth', 'side'], ['no', 'job', 'owning']),
  dowry(['receive', 'house', 'side'], ['no', 'job', 'owning']),
  dowry(['receive', 'wealth', 'toBride'], ['no', 'job', 'owning']),
  dowry(['receive', 'house', 'toBride'], ['no', 'job', 'owning']),
  dowry(['property', 'handOver', 'wedding'], ['no']),
  dowry(['property', 'giving'], ['no', 'job']),
  dowry(['formalities', 'side'], ['no', 'job', 'both']),
  dowry(['grand', 'wedding', 'side'], ['no', 'both']),
  dowry(['settlement', 'side'], ['no', 'job']),
  dowry(['bring', 'jewel'], ['no', 'job']),
  dowry(['gift', 'toGroom'], ['no', 'job']),
  dowry(['whatever', 'giveAny', 'toBride']),
  dowry(['whatAsk', 'youGive', 'son'], ['no', 'study']),
  dowry(['sponsor', 'cost']),
  { pattern: 'abuse', all: ['insult'] },
  { pattern: 'abuse', all: ['beast', 'nuvvu'] },
  { pattern: 'abuse', all: ['kill', 'victim'] },
  { pattern: 'abuse', all: ['threat'] },
  { pattern: 'abuse', all: ['acid', 'pour'], unless: ['job', 'study'] },
  { pattern: 'abuse', all: ['picture', 'publish'], unless: ['job', 'study'] },
  { pattern: 'abuse', all: ['obscene'] },
  { pattern: 'abuse', all: ['night', 'withMe'] },
  { pattern: 'elsewhere', all: ['app'], unless: ['job'] },
  { pattern: 'email', all: ['mail'], unless: ['job'] },
  { pattern: 'link', all: ['dotCom'], unless: ['mail'] },
  { pattern: 'secrecy', all: ['hideTelling'] },
  { pattern: 'secrecy', all: ['secret'] },
];

/** What makes a phrase of the seeds harmless, unless it is said to the reader. */
const HARMLESS: Partial<Record<NotePattern, readonly Topic[]>> = {
  dowry: ['no'],
  money: ['no', 'job'],
  customs: ['job'],
};

const seedsOf = indexed(SEED_PHRASES);

const marked = (pattern: NotePattern, places: readonly Place[]): readonly Found[] =>
  places.map(({ from, to }) => ({ pattern, from, to }));

const foundIn = (sentence: Read): readonly Found[] => {
  const concepts = conceptsOf(sentence);
  const speaksOf = (topic: Topic) => concepts.has(topic);
  const byRule = RULES.filter(
    ({ all, unless = [], despite = [] }) => all.every(speaksOf) && (!unless.some(speaksOf) || despite.some(speaksOf)),
  ).flatMap(({ pattern, all }) => {
    const places = all.flatMap((topic) => concepts.get(topic)!);
    const apart = new Set(places.map(({ from }) => from)).size;
    return apart < Math.min(all.length, 2) ? [] : marked(pattern, places);
  });
  const bySeed = [...placesOf(sentence, seedsOf)]
    .filter(([pattern]) => !HARMLESS[pattern]?.some(speaksOf) || speaksOf('you'))
    .flatMap(([pattern, place]) => marked(pattern, [place]));
  return [...byRule, ...bySeed];
};

/**
 * Marks in order, without those that lie within others: of two at one place what is held comes before what is warned
 * of.
 */
const inOrder = (found: readonly Found[]): readonly NoteMark[] => {
  const first = [...found].sort(
    (one, other) =>
      one.from - other.from ||
      Number(ACTION_OF[other.pattern] === 'hold') - Number(ACTION_OF[one.pattern] === 'hold') ||
      other.to - one.to,
  );
  let end = 0;
  return first.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
};

/** The verdict on the note of an interest, and the words for it. */
export const lintNote = (text: string): NoteLint => {
  const ways = waysIn(text);
  const found = [
    ...ways,
    ...sentencesOf(
      text,
      ways.filter(({ pattern }) => pattern !== 'email'),
    ).flatMap(foundIn),
  ];
  const actions = found.map(({ pattern }) => ACTION_OF[pattern]);
  const action = actions.includes('hold') ? 'hold' : (actions[0] ?? 'none');
  return { action, marks: inOrder(found) };
};
