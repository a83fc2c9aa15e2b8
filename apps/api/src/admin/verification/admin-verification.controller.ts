import { ApiOkResponse } from '@nestjs/swagger';
import type {
  ClaimAnswer,
  DecisionAnswer,
  DecisionRequest,
  PendingAnswer,
  RevealAnswer,
  RevealRequest,
} from '@kalyanam/shared/admin/contracts';
import type { TableQuery } from '@kalyanam/shared/admin/tables';
import { DECISION_RULES, QUEUE_RULES, REVEAL_RULES } from '@kalyanam/shared/rules/admin.rules';
import { given } from '@kalyanam/shared/rules/rule';
import { DOCUMENT_KINDS } from '@kalyanam/shared/vocabulary/status';
import { isValueOf } from '@kalyanam/shared/vocabulary/option';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { Caller, Can, ConfirmedWithin } from '../../common/access/access.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Answer } from '../../common/http/answer.js';
import { Answers } from '../../common/openapi/answers.js';
import { ruled } from '../../common/validation/ruled.js';
import type { AdminPrincipal } from '../../team/admin-principal.js';
import { DOCUMENT_PROOF_SECONDS, PROOF_SECONDS } from '../../team/admin-session-times.js';
import { ClaimsService } from './claims.service.js';
import { DecisionsService } from './decisions.service.js';
import { InspectionService } from './inspection.service.js';
import { PendingService } from './pending.service.js';
import { Acting, type Actor } from '../../team/actor.js';

/** Page size for a request without one: a queue of normal length is returned whole. */
const WHOLE_QUEUE = 200;

class QueueDto extends ruled<Pick<TableQuery, 'page' | 'pageSize'>>(QUEUE_RULES) {}
class DecisionDto extends ruled<DecisionRequest>(DECISION_RULES) {}
class RevealDto extends ruled<RevealRequest>(REVEAL_RULES) {}

@Controller('admin/verifications')
export class AdminVerificationController {
  constructor(
    private readonly pending: PendingService,
    private readonly decisions: DecisionsService,
    private readonly claims: ClaimsService,
    private readonly inspection: InspectionService,
  ) {}

  @Get()
  @Can('verify.read')
  @Answers('PendingAnswer')
  list(@Query() query: QueueDto, @Caller() admin: AdminPrincipal): Promise<Answer<PendingAnswer>> {
    return this.pending.list(admin, Number(given(query.page) ?? 1), Number(given(query.pageSize) ?? WHOLE_QUEUE));
  }

  /** The public id; the specification's call has it in the body. */
  @Post(':id/decision')
  @HttpCode(200)
  @Can('verify.decide')
  @Answers('DecisionAnswer')
  decide(
    @Param('id') userId: string,
    @Body() { action, decision, notes, reasonCodes, caseId, seen }: DecisionDto,
    @Acting() actor: Actor,
  ): Promise<Answer<DecisionAnswer>> {
    const word = (action || decision) === 'approve' ? 'approve' : 'reject';
    const decided = { decision: word, notes: notes ?? '', reasonCodes, caseId, seen } as const;
    return this.decisions.decide(userId, decided, actor);
  }

  @Post(':id/claim')
  @HttpCode(200)
  @Can('verify.decide')
  @Answers('ClaimAnswer')
  claim(@Param('id') userId: string, @Caller() admin: AdminPrincipal): Promise<Answer<ClaimAnswer>> {
    return this.claims.take(userId, admin);
  }

  @Delete(':id/claim')
  @Can('verify.decide')
  @Answers('ClaimAnswer')
  release(@Param('id') userId: string, @Caller() admin: AdminPrincipal): Promise<Answer<ClaimAnswer>> {
    return this.claims.release(userId, admin);
  }

  @Get(':id/documents/:kind')
  @ApiOkResponse({ description: 'The picture of the document', content: { 'image/jpeg': {} } })
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  @Can('documents.read')
  @ConfirmedWithin(DOCUMENT_PROOF_SECONDS)
  async document(
    @Param('id') userId: string,
    @Param('kind') kind: string,
    @Acting() actor: Actor,
  ): Promise<StreamableFile> {
    if (!isValueOf(DOCUMENT_KINDS, kind)) throw new AppError('not-found');
    const { contentType, bytes } = await this.inspection.document(userId, kind, actor);
    return new StreamableFile(bytes, { type: contentType, disposition: 'inline', length: bytes.length });
  }

  @Post(':id/reveal')
  @HttpCode(200)
  @Can('identity-numbers.read')
  @ConfirmedWithin(PROOF_SECONDS)
  @Answers('RevealAnswer')
  reveal(
    @Param('id') userId: string,
    @Body() request: RevealDto,
    @Acting() actor: Actor,
  ): Promise<Answer<RevealAnswer>> {
    return this.inspection.reveal(userId, request, actor);
  }
}
