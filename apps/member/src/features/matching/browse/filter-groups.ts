import { rowOf } from '@kalyanam/shared/topics/profile/catalogue';
import { FILTERS, type Filter, type FilterName } from '@kalyanam/shared/topics/profile/filters';

/** What families ask for first, open in the sheet; their controls are `OpenFilters`. */
const OPEN: readonly FilterName[] = [
  'birthYearFrom',
  'birthYearTo',
  'workState',
  'workCity',
  'workCountry',
  'maritalStatus',
  'photo',
];

const GROUP_NAMES = ['work', 'living', 'roots', 'home', 'others'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

const ABOUT: Readonly<Record<string, GroupName>> = {
  professional: 'work',
  study: 'work',
  caste: 'roots',
  roots: 'roots',
  family: 'home',
};

function groupOf({ field, kind }: Filter): GroupName {
  if (!field || kind === 'looking-for') return 'others';
  const row = rowOf(field);
  const part = row.table === 'profiles' ? row.facts : row.card;
  return (part && ABOUT[part]) || 'living';
}

/** The upper end of a range is beside its lower one, and a city beside its state. */
const isBeside = ({ part }: Filter): boolean => part === 'to' || part === 'city';

function rowsOf(group: GroupName): FilterName[][] {
  const rows: FilterName[][] = [];
  for (const filter of FILTERS.filter((one) => !OPEN.includes(one.name) && groupOf(one) === group)) {
    const last = rows.at(-1);
    if (last && isBeside(filter)) last.push(filter.name);
    else rows.push([filter.name]);
  }
  return rows;
}

/** The folded filters; that of a new field is among them without a line here. */
export const GROUPS = GROUP_NAMES.map((name) => ({ name, rows: rowsOf(name) }));
