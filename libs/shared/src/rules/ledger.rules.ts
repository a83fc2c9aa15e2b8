import { LEDGER_TABS } from '../contracts/ledger.js';
import { pageNumber } from './fields.js';
import { oneOf, optional, type RuleSet } from './rule.js';

export const LEDGER_RULES = { tab: optional(oneOf(LEDGER_TABS)), page: pageNumber } satisfies RuleSet;
