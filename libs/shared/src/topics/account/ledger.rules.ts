import { pageNumber } from '../profile/field-rules.js';
import { oneOf, optional, type RuleSet } from '../../base/rule.js';

export const LEDGER_TABS = [
  { value: 'people', label: 'People' },
  { value: 'team', label: 'Team' },
  { value: 'links', label: 'Biodata links' },
] as const;
export type LedgerTab = (typeof LEDGER_TABS)[number]['value'];

export const LEDGER_RULES = { tab: optional(oneOf(LEDGER_TABS)), page: pageNumber } satisfies RuleSet;
