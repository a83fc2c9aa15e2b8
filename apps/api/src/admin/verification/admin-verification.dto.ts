import type { Decision, DecisionRequest, RevealRequest } from '@kalyanam/shared/admin/contracts';
import type { RejectionReason } from '@kalyanam/shared/vocabulary/rejection-reasons';
import { DECISION_RULES, QUEUE_RULES, REVEAL_RULES } from '@kalyanam/shared/rules/admin.rules';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { Follows, Ignored } from '../../common/validation/follows.js';

export class QueueDto {
  @Follows(QUEUE_RULES.page)
  page?: string;

  @Follows(QUEUE_RULES.pageSize)
  pageSize?: string;
}

export class DecisionDto implements DecisionRequest {
  @Follows(DECISION_RULES.action)
  action?: Decision;

  /** Judged together with `action`. */
  @Ignored()
  decision?: Decision;

  @Follows(DECISION_RULES.notes)
  notes?: string;

  @Follows(DECISION_RULES.reasonCodes)
  reasonCodes?: RejectionReason[];

  @Follows(DECISION_RULES.caseId)
  caseId?: string;

  @Follows(DECISION_RULES.seen)
  seen?: string;
}

export class RevealDto implements RevealRequest {
  @Follows(REVEAL_RULES.kind)
  kind: DocumentKind;

  @Follows(REVEAL_RULES.reason)
  reason: string;
}
