import { fieldSpec } from '@kalyanam/shared/topics/profile/fields';
import { FILTERS, type Filter, type FilterName } from '@kalyanam/shared/topics/profile/filters';

type Title = 'who' | 'where' | 'work';

/** Those that are about no field of the catalogue. */
const PLACED: Partial<Record<FilterName, Title>> = { nativeDistrict: 'where', degree: 'work', visa: 'work' };

const titleOf = ({ name, field, kind }: Filter): Title =>
  PLACED[name] ?? (kind === 'place' ? 'where' : field && fieldSpec(field).facts === 'professional' ? 'work' : 'who');

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
