/** How the index keeps each column of the listing. A new column there does not compile until it is added here. */
import { LISTED_WORDS, type ListedColumn } from '@kalyanam/shared/topics/profile/listed';
import { FIELD_WISHES, type FieldWishName } from '@kalyanam/shared/topics/matching/wishes';
import type { EntryColumn, MustColumn } from '../criterion.js';
import {
  DayColumn,
  ManyValuedColumn,
  NumberColumn,
  SharedColumn,
  WordColumn,
  WordsColumn,
  YesColumn,
  type Cell,
  type Column,
} from './columns.js';
import type { Scratch } from '../../../platform/positions/term.js';

/** `null`: nothing is asked of it, or (of moments) it is kept elsewhere. */
type Kind =
  'word' | 'words' | 'city' | 'token' | 'yes' | 'day' | 'shared' | readonly [lowest: number, highest: number] | null;

/** Years of birth, inches and ranks beyond these ends count as the ends. */
const YEARS = [1920, 2020] as const;
const INCHES = [0, 100] as const;
const RANKS = [0, 20] as const;
const AGES = [0, 120] as const;

const WORDS = Object.fromEntries(LISTED_WORDS.map(({ column }) => [column, 'word'])) as Record<ListedColumn, 'word'>;
const WISHED = Object.fromEntries(FIELD_WISHES.map(({ wish }) => [wish, 'words'])) as Record<FieldWishName, 'words'>;

const ENTRY = {
  ...WORDS,
  userId: null,
  verifiedCaseId: null,
  gender: 'shared',
  dob: 'day',
  birthYear: YEARS,
  heightInches: INCHES,
  hasChildren: 'yes',
  horoscope: 'word',
  hasPhoto: 'yes',
  incomeRank: RANKS,
  workState: 'word',
  workCity: 'city',
  workCountry: 'word',
  familyState: 'word',
  familyCity: 'city',
  registeredAt: null,
  confirmedAt: null,
  takenOver: 'yes',
  newsAt: null,
  verifiedNewsAt: null,
  gothraOwn: 'token',
  surnameKey: 'token',
} as const satisfies Record<EntryColumn, Kind>;

const MUST = {
  ...WISHED,
  userId: null,
  gender: null,
  hides: 'yes',
  ageFrom: AGES,
  ageTo: AGES,
  heightFrom: INCHES,
  heightTo: INCHES,
  children: 'word',
  education: RANKS,
  income: RANKS,
  workPlace: 'words',
  settle: 'word',
  home: 'words',
  homeStates: 'yes',
  gothra: 'yes',
  horoscope: 'words',
} as const satisfies Record<MustColumn, Kind>;

type Indexed<Kinds> = { [C in keyof Kinds]: Kinds[C] extends null ? never : C }[keyof Kinds] & string;
export type IndexedEntryColumn = Indexed<typeof ENTRY>;
export type IndexedMustColumn = Indexed<typeof MUST>;

const indexed = (kinds: Readonly<Record<string, Kind>>): string[] =>
  Object.entries(kinds).flatMap(([name, kind]) => (kind === null ? [] : name));
export const INDEXED_ENTRY_COLUMNS = indexed(ENTRY) as IndexedEntryColumn[];
export const INDEXED_MUST_COLUMNS = indexed(MUST) as IndexedMustColumn[];

const ACCENTS = /[\u0300-\u036f]/g;
/** Case, accents and spaces at the end do not matter, as the collation of the table has it. */
const cityKey = (city: Cell): string => String(city).normalize('NFD').replace(ACCENTS, '').toLowerCase().trimEnd();
/** 0 is no token. */
const tokenKey = (token: Cell): Cell => (token === 0 ? null : token);

function columnOf(kind: Exclude<Kind, null | 'day'>, shared: Cell, scratch: Scratch): Column {
  if (kind === 'word') return new WordColumn(scratch);
  if (kind === 'words') return new WordsColumn(scratch);
  if (kind === 'city') return new ManyValuedColumn(scratch, cityKey);
  if (kind === 'token') return new ManyValuedColumn(scratch, tokenKey);
  if (kind === 'yes') return new YesColumn();
  if (kind === 'shared') return new SharedColumn(shared);
  return new NumberColumn(scratch, kind[0], kind[1]);
}

function columnsOf<Name extends string>(
  kinds: Readonly<Record<string, Kind>>,
  shared: Cell,
  scratch: Scratch,
): Record<Name, Column> {
  const made: Record<string, Column> = {};
  for (const [name, kind] of Object.entries(kinds))
    if (kind !== null && kind !== 'day') made[name] = columnOf(kind, shared, scratch);
  return made;
}

/** Columns of the listed members of one gender. */
export function entryColumns(gender: string, scratch: Scratch): Record<IndexedEntryColumn, Column> {
  const columns = columnsOf<IndexedEntryColumn>(ENTRY, gender, scratch);
  columns.dob = new DayColumn(scratch, columns.birthYear as NumberColumn);
  return columns;
}

export const mustColumns = (scratch: Scratch): Record<IndexedMustColumn, Column> =>
  columnsOf<IndexedMustColumn>(MUST, null, scratch);
