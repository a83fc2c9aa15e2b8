/** The lists of the team: what the API, the team's application and the tests share about each. */
import type { Option } from '../base/vocabulary/option.js';
import type { Permission } from './roles.js';
import type { TableQuery } from './tables.js';

/** Lists whose views are saved, by the names under which they are. */
export type ViewedList = 'users' | 'reports' | 'eligible' | 'coupons' | 'audit';

interface Listed {
  /** The heading of its page, and its name in the navigation. */
  readonly title: string;
  /** The API's route, below the prefix. */
  readonly route: string;
  /** The address of its page. */
  readonly page: string;
  readonly reads: Permission;
  /** `<route>/export.csv`, where there is one. */
  readonly exports?: Permission;
  /** The name of the exported file, without its date; the last part of the route by default. */
  readonly file?: string;
  readonly view?: ViewedList;
}

/** Address and permissions of each list. It is loaded with the first page, so filters and orders are elsewhere. */
export const LISTS = {
  users: {
    title: 'Members',
    route: '/admin/users',
    page: '/admin/users',
    reads: 'users.read',
    exports: 'users.export',
    view: 'users',
  },
  reports: {
    title: 'Reports',
    route: '/admin/reports',
    page: '/admin/reports',
    reads: 'reports.read',
    exports: 'reports.export',
    view: 'reports',
  },
  relativesNotices: {
    title: 'Notices from relatives',
    route: '/admin/relatives-notices',
    page: '/admin/reports/relatives',
    reads: 'reports.read',
    exports: 'reports.export',
    file: 'notices',
  },
  profileEdits: {
    title: 'Profile changes',
    route: '/admin/profile-edits',
    page: '/admin/changes',
    reads: 'changes.read',
  },
  gothras: {
    title: 'New gothras',
    route: '/admin/gothras',
    page: '/admin/gothras',
    reads: 'gothras.read',
    exports: 'gothras.export',
  },
  gothraDecisions: {
    title: 'Decided gothras',
    route: '/admin/gothras/decisions',
    page: '/admin/gothras/decided',
    reads: 'gothras.read',
  },
  subcastes: {
    title: 'New subcastes',
    route: '/admin/list-values',
    page: '/admin/list-values',
    reads: 'subcastes.read',
    exports: 'subcastes.export',
    file: 'subcastes',
  },
  subcasteDecisions: {
    title: 'Decided subcastes',
    route: '/admin/list-values/decisions',
    page: '/admin/list-values/decided',
    reads: 'subcastes.read',
  },
  eligibleUsers: {
    title: 'Eligible users',
    route: '/admin/eligible-users',
    page: '/admin/eligible-users',
    reads: 'eligible.read',
    exports: 'eligible.export',
    view: 'eligible',
  },
  eligibleBatches: {
    title: 'Imports of eligible users',
    route: '/admin/eligible-users/batches',
    page: '/admin/eligible-users/imports',
    reads: 'eligible.read',
  },
  coupons: {
    title: 'Coupons',
    route: '/admin/coupons',
    page: '/admin/coupons',
    reads: 'coupons.read',
    exports: 'coupons.export',
    view: 'coupons',
  },
  audit: {
    title: 'Audit log',
    route: '/admin/audit',
    page: '/admin/audit-log',
    reads: 'audit.read',
    exports: 'audit.export',
    file: 'audit-log',
    view: 'audit',
  },
  administrators: {
    title: 'Administrators',
    route: '/admin/administrators',
    page: '/admin/administrators',
    reads: 'administrators.write',
  },
} as const satisfies Record<string, Listed>;

type Lists = typeof LISTS;
type ListName = keyof Lists;

/** One field of every list. */
export const ofLists = <Field extends 'route' | 'page'>(field: Field) =>
  Object.fromEntries(Object.entries(LISTS).map(([name, row]) => [name, row[field]])) as {
    [Name in ListName]: Lists[Name][Field];
  };

interface ListFilter {
  /** The name of its control; without one, only links and other controls set it. */
  readonly label?: string;
  /** The values to choose from. */
  readonly options?: readonly Option[];
  /** What else it takes: words to search for, a day, a number of days (its options are proposals), or an id. */
  readonly takes?: 'words' | 'day' | 'days' | 'id';
  /** Parameters that a new value removes. */
  readonly resets?: readonly string[];
  /** Behind "More filters". */
  readonly rare?: true;
}

export interface TeamList<Sort extends string = string, Filter extends string = string> extends Listed {
  readonly name: ListName;
  /** The first is the usual one. */
  readonly sorts: readonly [Sort, ...Sort[]];
  /** The direction of the usual order. */
  readonly order: 'asc' | 'desc';
  /** The name of the field that searches with `q`, where there is one. */
  readonly search?: string;
  readonly filters: Readonly<Record<Filter, ListFilter>>;
}

/** Defines a list: its rules, query, orders, filters and controls all come from here. */
export const defineList = <const Sort extends string, Filter extends string = never>(
  name: ListName,
  asked: Omit<TeamList<Sort, Filter>, 'name' | keyof Listed>,
): TeamList<Sort, Filter> => ({ ...LISTS[name], name, ...asked });

/** The query of a list: its filters, and what every list takes. */
export type QueryOf<List extends TeamList> = TableQuery & { [Filter in keyof List['filters']]?: string };

export type SortOf<List extends TeamList> = List['sorts'][number];
