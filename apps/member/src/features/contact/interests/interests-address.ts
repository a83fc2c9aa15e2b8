import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { INTEREST_BOXES, INTEREST_ORDERS, type InterestOrder } from '@kalyanam/shared/base/vocabulary/status';
import { PATHS } from '../../../shell/paths';
import { pageOf } from '../../../ui/list-page';

/** The lists of the page, in the order of their tabs; interests that are delivered later are in the sent ones. */
export const TABS = ['received', 'accepted', 'sent'] as const;
export type Tab = (typeof TABS)[number];

export interface Address {
  tab: Tab;
  page: number;
  /** The order of interests that wait for an answer. */
  order: InterestOrder;
}

/** What an address means; an unknown list is the first, and that of undelivered ones is with the sent. */
export function readAddress(params: URLSearchParams): Address {
  const box = params.get('box');
  const order = params.get('order');
  const known = isValueOf(INTEREST_BOXES, box) ? box : 'received';
  return {
    tab: known === 'waiting' ? 'sent' : known,
    page: pageOf(params),
    order: isValueOf(INTEREST_ORDERS, order) ? order : 'fit',
  };
}

export function interestsPath(tab: Tab, { page = 1, order = 'fit' }: Partial<Omit<Address, 'tab'>> = {}): string {
  const params = new URLSearchParams({
    ...(tab !== 'received' && { box: tab }),
    ...(tab === 'received' && order !== 'fit' && { order }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params ? `${PATHS.interests}?${params}` : PATHS.interests;
}
