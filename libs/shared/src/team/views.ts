/** Lists as an administrator wants to see them again. */
import type { Option } from '../base/vocabulary/option.js';
import { LISTS, type ViewedList } from './lists.js';

export const VIEWED_LISTS: readonly Option<ViewedList>[] = Object.values(LISTS).flatMap((row) =>
  'view' in row ? [{ value: row.view, label: row.title }] : [],
);

export interface SavedView {
  id: string;
  list: ViewedList;
  name: string;
  /** Filters, search and order, as in the URL of the page: '?state=off', or nothing. */
  query: string;
  /** The list opens with it. At most one per list. */
  isDefault: boolean;
}

/** GET /admin/views: one's own. */
export interface SavedViewsAnswer {
  success: true;
  views: SavedView[];
}

/** POST /admin/views; a name that exists in the list is given the new query. */
export interface SaveViewRequest {
  list: ViewedList;
  name: string;
  query: string;
  isDefault?: boolean;
}
