import { rowOf } from '@kalyanam/shared/topics/profile/catalogue';
import { FILTERS, type Filter, type FilterName } from '@kalyanam/shared/topics/profile/filters';

type Title = 'who' | 'where' | 'work';

const isAboutWork: ReadonlySet<string> = new Set(['professional', 'study']);

function titleOf({ field, kind }: Filter): Title {
  const row = field && rowOf(field);
  const part = row && (row.table === 'profiles' ? row.facts : row.card);
  if (kind === 'place' || part === 'roots') return 'where';
  return part && isAboutWork.has(part) ? 'work' : 'who';
}

/** The upper end of a range is beside its lower one, and a city beside its state. */
const isBeside = ({ part }: Filter): boolean => part === 'to' || part === 'city';

function rowsOf(title: Title): FilterName[][] {
  const rows: FilterName[][] = [];
  for (const filter of FILTERS.filter((one) => titleOf(one) === title)) {
    const last = rows.at(-1);
    if (last && isBeside(filter)) last.push(filter.name);
    else rows.push([filter.name]);
  }
  return rows;
}

/** The filters as the sheet shows them. */
export const SECTIONS = (['who', 'where', 'work'] as const).map((title) => ({ title, rows: rowsOf(title) }));
