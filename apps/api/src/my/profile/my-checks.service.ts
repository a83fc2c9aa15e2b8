/** C7: the checks of one's own profile, and how members have a fact checked or renewed. */
import {
  isCheckFact,
  isDocumentFact,
  CHECK_FACTS,
  type CheckEvidence,
  type CheckFact,
  CHECK_MESSAGES,
} from '@kalyanam/shared/topics/verification/checks';
import type { MyCheck, MyChecksAnswer } from '@kalyanam/shared/contracts/fact-checks';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { isIdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { CheckFile } from '../../profiles/checks/check-file.entity.js';
import { CheckFiles } from '../../profiles/checks/check-files.service.js';
import { dueAt, isFailed, isStanding, lineOf, paperFor, takesFile } from '../../profiles/checks/checks.policy.js';
import type { CheckedProfile } from '../../profiles/checks/checks.repository.js';
import { Checks } from '../../profiles/checks/checks.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Settings } from '../../platform/config/settings.js';
import { unknownPart, type UploadForm } from '../../platform/uploads/upload-form.js';

const DAY_MS = 86_400_000;
/** Days before its end from which a check can be renewed, and the member is reminded. */
export const RENEWAL_DAYS = 30;

@Injectable()
export class MyChecks {
  constructor(
    private readonly checks: Checks,
    private readonly files: CheckFiles,
    private readonly settings: Settings,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async read(caller: MemberPrincipal): Promise<Answer<MyChecksAnswer>> {
    const [profile, files] = await Promise.all([this.checks.forUser(caller.userId), this.files.ofUser(caller.userId)]);
    const verified = caller.verificationStatus === 'verified';
    const now = this.clock.now();
    const checks = CHECK_FACTS.map((fact) => myCheck(fact, profile, files.get(fact), verified, now));
    return { checks, documents: [...this.settings.identityDocuments] };
  }

  /** 'Ask us to check'. @throws AppError not-found, invalid-form, too-many-requests, those of pictures */
  async send(caller: MemberPrincipal, fact: string, form: UploadForm): Promise<Answer<MyChecksAnswer>> {
    if (!isCheckFact(fact)) throw new AppError('not-found');
    await this.limits.count('upload-member', caller.publicId);
    const { kind, bytes } = await this.readForm(fact, form);
    await this.files.store(caller, fact, bytes, async (manager, user) => {
      const { said } = await this.checks.forUser(user.id, manager);
      const evidence = takesFile(fact, said, user.verificationStatus === 'verified') && (kind ?? paperFor(fact, said));
      if (!evidence) throw fieldError('file', CHECK_MESSAGES.noPaper);
      return evidence;
    });
    return this.read(caller);
  }

  /** One file; and which document it is, where the fact is shown by one of identity. */
  private async readForm(fact: CheckFact, form: UploadForm): Promise<{ kind: CheckEvidence | null; bytes: Buffer }> {
    let bytes: Buffer | null = null;
    let kind: string | null = null;
    const seen = new Set<string>();
    const check = ({ kind: of, field }: { kind: string; field: string }) => {
      const known = field === 'file' ? of === 'file' : field === 'kind' && of === 'text' && isDocumentFact(fact);
      if (!known || seen.has(field)) throw unknownPart(field);
      seen.add(field);
    };
    for await (const part of form.parts(check)) {
      if (part.kind === 'file') bytes = part.bytes;
      else kind = part.text;
    }
    const offered = kind !== null && isIdentityKind(kind) && this.settings.identityDocuments.includes(kind);
    if (isDocumentFact(fact) && !offered) throw fieldError('kind', kind ? MESSAGES.choice : MESSAGES.required);
    if (!bytes) throw fieldError('file', MESSAGES.required);
    return { kind: kind as CheckEvidence | null, bytes };
  }
}

function myCheck(
  fact: CheckFact,
  { said, rows, emailVerifiedAt, phoneVerifiedAt }: CheckedProfile,
  file: CheckFile | undefined,
  verified: boolean,
  now: Date,
): MyCheck {
  const row = rows.get(fact);
  const stands = row !== undefined && isStanding(row, said, now);
  const failed = row !== undefined && isFailed(row, said);
  const waiting = file?.decidedAt === null ? file : null;
  const until = stands ? row.validUntil : null;
  const soon = dateInIndia(new Date(now.getTime() + RENEWAL_DAYS * DAY_MS));
  const renewable = !stands || row.method === 'vouched' || (until !== null && until <= soon);
  const proved = fact === 'email' ? emailVerifiedAt !== null : fact === 'phone' && phoneVerifiedAt !== null;
  const ways = [
    ...(proved || fact === 'employment' ? (['code'] as const) : []),
    ...(takesFile(fact, said, verified) ? (['file'] as const) : []),
  ];
  return {
    ...lineOf(fact, row, said, now),
    until,
    failed,
    refusal: failed ? (file?.refusal ?? null) : null,
    paper: paperFor(fact, said),
    waiting: waiting && {
      since: waiting.uploadedAt.toISOString(),
      due: dueAt(waiting.uploadedAt).toISOString(),
    },
    by: waiting || !renewable ? [] : ways,
  };
}
