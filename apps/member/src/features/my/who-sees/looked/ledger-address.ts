import { LEDGER_TABS, type LedgerTab } from '@kalyanam/shared/topics/account/ledger.rules';
import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { seenPath } from '../../../../shell/paths';

/** The viewer whose looks an address means; an unknown one is the first. */
export function tabOf(params: URLSearchParams): LedgerTab {
  const tab = params.get('tab');
  return isValueOf(LEDGER_TABS, tab) ? tab : 'people';
}

export const ledgerPath = (tab: LedgerTab, page = 1): string =>
  seenPath('looked', { ...(tab !== 'people' && { tab }), ...(page > 1 && { page: String(page) }) });
