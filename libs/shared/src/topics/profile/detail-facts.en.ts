/** How the details of a profile are said, to members and to the team. */
import type { WomensLine, GothraName } from '../../base/vocabulary/gothras.js';
import type { SiblingRelation } from './siblings.js';

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const number = (count: number) => NUMBERS[count] ?? String(count);

const RELATIONS: Readonly<Record<SiblingRelation, readonly [one: string, several: string]>> = {
  'elder-brother': ['elder brother', 'elder brothers'],
  'younger-brother': ['younger brother', 'younger brothers'],
  'elder-sister': ['elder sister', 'elder sisters'],
  'younger-sister': ['younger sister', 'younger sisters'],
};

const womensLines: Readonly<Record<WomensLine, string>> = {
  mother: "Mother's birth gothra",
  'fathers-mother': "Father's mother's birth gothra",
  'mothers-mother': "Mother's mother's birth gothra",
};

export const en = {
  late: (name: string) => `Late ${name}`,
  lateFather: 'Late father',
  lateMother: 'Late mother',
  father: 'Father',
  mother: 'Mother',
  nativePlace: 'Native place',
  district: (name: string) => `${name} district`,
  womensLines,
  gothra: ({ en: name }: GothraName) => name,
  yes: 'Yes',
  no: 'No',
  childrenCount: (count: number) => (count === 0 ? 'None' : String(count)),
  /** 'One elder brother', 'Two elder sisters'. */
  siblings: (count: number, relation: SiblingRelation) =>
    `${number(count)} ${RELATIONS[relation][count === 1 ? 0 : 1]}`,
  /** Used when all those just named are married. */
  married: (count: number): string => (count === 1 ? 'married' : count === 2 ? 'both married' : 'all married'),
  unmarried: (count: number): string =>
    count === 1 ? 'not married' : count === 2 ? 'both not married' : 'all not married',
  /** Used when some of them are. */
  someMarried: (count: number) => `${number(count).toLowerCase()} married`,
  someUnmarried: (count: number): string => `${number(count).toLowerCase()} not married`,
  some: (count: number) => number(count).toLowerCase(),
  workIn: (work: string, place: string) => `${work} in ${place}`,
  livesIn: (place: string) => `in ${place}`,
};
