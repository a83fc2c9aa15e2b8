/**
 * All lists of the administrators have the same requests and responses; the server pages, sorts and filters. Each list
 * has `<path>/export.csv` with the same query, without its paging.
 */
/** 1 is for callers that only need the total. */
export const TABLE_PAGE_SIZES = [1, 25, 50, 100] as const;

/** Texts, as in the URL. */
export interface TableQuery {
  /** Starts at 1. */
  page?: string;
  /** One of TABLE_PAGE_SIZES. */
  pageSize?: string;
  /** One of the list's sorts. */
  sort?: string;
  /** 'asc' or 'desc'. */
  order?: string;
  /** The search: the beginning of a text. */
  q?: string;
}

export interface TablePage<Row> {
  success: true;
  rows: Row[];
  /** Rows that match, on all pages. */
  total: number;
  /** There are more than `total`: counting stopped there. */
  more?: true;
}

/** A member as a list names them. */
export interface MemberName {
  userId: string;
  name: string;
}
