import type { Decision } from '@kalyanam/shared/admin/contracts';

/** How a case ended; 'pre-approved': nobody decided, the proved pair was on the eligible list (R8). */
export type CaseDecision = Decision | 'pre-approved';
