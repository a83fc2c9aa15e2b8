import { ApiOkResponse } from '@nestjs/swagger';
import type {
  ClaimAnswer,
  DecisionAnswer,
  DecisionRequest,
  PendingAnswer,
  RevealAnswer,
  RevealRequest,
  UndoAnswer,
} from '@kalyanam/shared/team/contracts';
import type { QueueQuery } from '@kalyanam/shared/team/case-queue';
import { DECISION_RULES, QUEUE_RULES, REVEAL_RULES } from '@kalyanam/shared/team/admin.rules';
import { given } from '@kalyanam/shared/base/rule';
import { isDocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Caller, Can, ConfirmedWithin } from '../../../platform/access/access.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { IsSpecifiedCall } from '../../../platform/http/specified-calls.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { DOCUMENT_PROOF_SECONDS, PROOF_SECONDS } from '../../../people/team-accounts/admin-session-times.js';
import { ClaimsService } from './claims.service.js';
import { DecisionsService, type Decided } from './decisions.service.js';
import { CaseStreams } from './case-streams.service.js';
import { InspectionService } from './inspection.service.js';
import { PendingService } from './pending.service.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';

/** Page size for a request without one: more than a team decides before it asks again. */
const QUEUE_PAGE = 100;
/** A caller of the specified route knows no pages: a queue of normal length is returned whole. */
const WHOLE_QUEUE = 200;

class QueueDto extends ruled<QueueQuery>(QUEUE_RULES) {}
class DecisionDto extends ruled<DecisionRequest>(DECISION_RULES) {}
class RevealDto extends ruled<RevealRequest>(REVEAL_RULES) {}

@Controller('admin/verifications')
export class AdminVerificationController {
  constructor(
    private readonly pending: PendingService,
    private readonly decisions: DecisionsService,
    private readonly claims: ClaimsService,
    private readonly inspection: InspectionService,
    private readonly streams: CaseStreams,
  ) {}

  @Get()
  @Can('verify.read')
  @Answers('PendingAnswer')
  list(
    @Query() query: QueueDto,
    @Caller() admin: AdminPrincipal,
    @IsSpecifiedCall() specified: boolean,
  ): Promise<Answer<PendingAnswer>> {
    const count = Number(given(query.pageSize) ?? (specified ? WHOLE_QUEUE : QUEUE_PAGE));
    const slice = { offset: (Number(given(query.page) ?? 1) - 1) * count, count };
    return this.pending.list(admin, { only: given(query.only), q: given(query.q) }, slice);
  }

  @Get('events')
  @ApiOkResponse({
    description: 'Server-sent events: `case` with what happened to a case, as CaseEvent',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @Can('verify.read')
  async events(@Caller() admin: AdminPrincipal, @Res() reply: FastifyReply): Promise<void> {
    await this.streams.connect(admin, reply.raw, () => void reply.hijack());
  }

  /** The public id; the specification's call has it in the body. */
  @Post(':id/decision')
  @HttpCode(200)
  @Can('verify.decide')
  @Answers('DecisionAnswer')
  decide(
    @Param('id') userId: string,
    @Body() { action, decision, notes, reasonCodes, caseId, seen, acknowledged, overrideReason }: DecisionDto,
    @Acting() actor: Actor,
    @IsSpecifiedCall() specified: boolean,
  ): Promise<Answer<DecisionAnswer>> {
    const decided: Decided = {
      decision: (action || decision) === 'approve' ? 'approve' : 'reject',
      notes: notes ?? '',
      reasonCodes: reasonCodes ?? [],
      caseId: given(caseId),
      seen,
      acknowledged: acknowledged ?? [],
      overrideReason: overrideReason ?? '',
    };
    return specified
      ? this.decisions.decideAtOnce(userId, decided, actor)
      : this.decisions.decide(userId, decided, actor);
  }

  /** R54: for ten seconds, by who decided. */
  @Delete(':id/decision')
  @Can('verify.decide')
  @Answers('UndoAnswer')
  undo(@Param('id') userId: string, @Acting() actor: Actor): Promise<Answer<UndoAnswer>> {
    return this.decisions.undo(userId, actor);
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

  @Post(':id/take-over')
  @HttpCode(200)
  @Can('verify.decide')
  @Answers('ClaimAnswer')
  takeOver(@Param('id') userId: string, @Acting() actor: Actor): Promise<Answer<ClaimAnswer>> {
    return this.claims.takeOver(userId, actor);
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
    if (!isDocumentKind(kind)) throw new AppError('not-found');
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
