/** Lists as an administrator wants to see them again. */
import type { ValueOf } from '../base/vocabulary/option.js';

export const VIEWED_LISTS = [
  { value: 'users', label: 'Users' },
  { value: 'reports', label: 'Reports' },
  { value: 'eligible', label: 'Eligible users' },
  { value: 'coupons', label: 'Coupons' },
  { value: 'audit', label: 'Audit log' },
] as const;
export type ViewedList = ValueOf<typeof VIEWED_LISTS>;

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
