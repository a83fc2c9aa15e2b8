import type { PhotoTraceAnswer, TraceCandidate, TraceVerdict } from '@kalyanam/shared/team/photo-traces';
import { Injectable } from '@nestjs/common';
import { AccessLedger } from '../../../people/access-ledger/access-ledger.service.js';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Limits } from '../../../platform/limits/limits.service.js';
import { isCertain, TEAM } from '../../../platform/pictures/watermarks/watermark-patterns.js';
import { PictureTraces, type FoundPhoto } from '../../../profiles/photos/watermarks/picture-traces.service.js';
import { PhotoAddresses } from '../../../profiles/photos/photo-addresses.js';
import type { UploadForm } from '../../../platform/uploads/upload-form.js';
import { ProfilesService } from '../../../profiles/profile/profiles.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import { readTraceForm } from './trace-form.js';

/** As many as a person looks at. */
const SHOWN = 5;

/**
 * C8: finds the viewer through which a picture left. It is evidence for a person who decides; no action is automatic.
 */
@Injectable()
export class PhotoTraces {
  constructor(
    private readonly traces: PictureTraces,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly ledger: AccessLedger,
    private readonly addresses: PhotoAddresses,
    private readonly audit: AuditLog,
    private readonly limits: Limits,
  ) {}

  /** @throws AppError profile-not-found, file-type, file-too-large, picture-form, file-broken, busy */
  async trace(form: UploadForm, actor: Actor): Promise<Answer<PhotoTraceAnswer>> {
    await this.limits.count('photo-trace', actor.admin.publicId);
    const { member, picture } = await readTraceForm(form);
    const owner = await this.accounts.byPublicId(member);
    if (!owner) throw new AppError('profile-not-found');
    const name = await this.profiles.nameOf(owner.id);
    const found = await this.traces.find(owner.id, picture);
    const candidates = found ? await this.candidates(owner.id, found) : [];
    const chance = found ? this.traces.chance(found) : 0;
    const certain = isCertain(
      candidates.map(({ correlation }) => correlation),
      chance,
    );
    const verdict: TraceVerdict = certain ? 'certain' : found ? 'cannot-tell' : 'other-picture';
    await this.note(owner.publicId, actor, verdict, certain ? candidates[0] : undefined);
    return {
      owner: { userId: owner.publicId, name },
      verdict,
      photo: found && this.addresses.view(found.photo, { kind: 'admin', sessionId: actor.admin.sessionId }),
      seen: rounded(found?.seen ?? 0),
      candidates: candidates
        .slice(0, SHOWN)
        .map((candidate) => ({ ...candidate, correlation: rounded(candidate.correlation) })),
      compared: candidates.length,
      chance: rounded(chance),
    };
  }

  /** The owner, the team, and every member who received photos of the owner; the best match first. */
  private async candidates(ownerId: number, found: FoundPhoto): Promise<TraceCandidate[]> {
    const looks = new Map((await this.ledger.photoViewersOf(ownerId)).map((look) => [look.viewerId, look]));
    const people = await this.profiles.withUsers([ownerId, ...looks.keys()]);
    const members = [...people].map(([id, { user, profile }]): TraceCandidate => {
      const look = looks.get(id);
      return {
        kind: id === ownerId ? 'owner' : 'member',
        userId: user.publicId,
        name: profile.name,
        memberCode: user.memberCode,
        correlation: this.traces.correlation(found, user.publicId),
        firstAt: look?.firstAt.toISOString() ?? null,
        lastAt: look?.lastAt.toISOString() ?? null,
      };
    });
    const correlation = this.traces.correlation(found, TEAM.id);
    const nobody = { userId: null, name: null, memberCode: null, firstAt: null, lastAt: null };
    return [...members, { kind: 'team' as const, ...nobody, correlation }].sort(
      (a, b) => b.correlation - a.correlation,
    );
  }

  private note(ownerId: string, actor: Actor, verdict: TraceVerdict, named: TraceCandidate | undefined): Promise<void> {
    const details = { verdict, ...(named && { named: named.userId ?? named.kind }) };
    return this.accounts.transaction((manager) =>
      this.audit.write(manager, { ...actedBy(actor), action: 'photo-traced', subject: `member:${ownerId}`, details }),
    );
  }
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
