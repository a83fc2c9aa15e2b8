import { LEDGER_TABS, type LedgerTab } from '@kalyanam/shared/topics/account/ledger.rules';
import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { PATHS } from '../../../shell/paths';

/** The viewer whose looks an address means; an unknown one is the first. */
export function tabOf(params: URLSearchParams): LedgerTab {
  const tab = params.get('tab');
  return isValueOf(LEDGER_TABS, tab) ? tab : 'people';
}

export function ledgerPath(tab: LedgerTab, page = 1): string {
  const params = new URLSearchParams({
    ...(tab !== 'people' && { tab }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params ? `${PATHS.ledger}?${params}` : PATHS.ledger;
}
