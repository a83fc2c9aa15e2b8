/** What a decision rests on: the version that was looked at, and what is missing for an approval (R55). */
import { ACKNOWLEDGEMENTS, type Acknowledgement } from '@kalyanam/shared/team/case-queue';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { DOCUMENTS, type DocumentKind } from '@kalyanam/shared/base/domain/lists';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../../people/accounts/user.entity.js';
import { DocumentOpenings } from '../../../profiles/cases/document-openings.service.js';
import type { VerificationCase } from '../../../profiles/cases/verification-case.entity.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { DocumentsService, idOf, type KeptDocuments } from '../../../profiles/documents/documents.service.js';
import { PhotosService } from '../../../profiles/photos/photos.service.js';
import { IdentityService } from '../../../profiles/identity-numbers/identity.service.js';
import { ProfileDetailsService } from '../../../profiles/profile/profile-details.service.js';
import type { Profile } from '../../../profiles/profile/profile.entity.js';
import { ProfilesService } from '../../../profiles/profile/profiles.service.js';
import { Duplicates } from './duplicates.service.js';
import { seenMark } from './seen-mark.js';

export interface Evidence {
  name: string;
  seen: string;
  documents: KeptDocuments;
  profile: Profile;
  photoCount: number;
}

@Injectable()
export class EvidenceService {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly details: ProfileDetailsService,
    private readonly documents: DocumentsService,
    private readonly photos: PhotosService,
    private readonly identity: IdentityService,
    private readonly openings: DocumentOpenings,
    private readonly duplicates: Duplicates,
  ) {}

  /** Runs under the account's lock, which every change of details, photos or documents takes first. */
  async look(manager: EntityManager, user: User, opened: VerificationCase): Promise<Evidence> {
    const profile = await this.profiles.lock(manager, user.id);
    const documents = await this.documents.storedFor(user.id, manager);
    const photos = await this.photos.ofUser(user.id, manager);
    const details = await this.details.forUser(user.id, manager);
    const seen = seenMark({ user, profile, details, photos, documents, opened });
    return { name: profile.name, seen, documents, profile, photoCount: photos.length };
  }

  /**
   * Problems of the numbers, and numbers that another account gave too; read before the transaction, which holds one
   * connection only.
   */
  async numberDoubts(userId: number): Promise<Acknowledgement[]> {
    const [{ identity }, same] = await Promise.all([this.identity.masks(userId), this.duplicates.doubts(userId)]);
    const given = identity && !identity.erased ? identity : null;
    return [
      ...(given ? [] : (['number-missing'] as const)),
      ...(given?.kind === 'aadhaar' && !given.wellFormed ? (['checksum-fails'] as const) : []),
      ...same,
    ];
  }

  /** The documents of a case that an administrator has opened. */
  async opened(
    manager: EntityManager,
    { caseId, adminId }: { caseId: number; adminId: number },
    documents: KeptDocuments,
  ): Promise<Set<DocumentKind>> {
    const openings = await this.openings.byDocument(manager, caseId, adminId);
    return new Set(DOCUMENTS.filter((kind) => openings.has(idOf(documents, kind) ?? '')));
  }

  documentDoubts(documents: KeptDocuments, opened: ReadonlySet<DocumentKind>): Acknowledgement[] {
    const { identity, pan } = documents;
    return [
      ...(identity && !opened.has(identity.kind) ? (['identity-unopened'] as const) : []),
      ...(pan !== null && !opened.has('pan') ? (['pan-unopened'] as const) : []),
      ...(identity ? [] : (['identity-missing'] as const)),
    ];
  }
}

/** @throws AppError changed-meanwhile when another version was looked at */
export function requireSeen({ seen }: Evidence, known: string | undefined): void {
  if (known && known !== seen) throw new AppError('changed-meanwhile', { message: ADMIN_MESSAGES.caseChanged });
}

/** @throws AppError invalid-form that names what is missing and was not acknowledged */
export function requireAcknowledged(missing: readonly Acknowledgement[], known: readonly Acknowledgement[]): void {
  const asked = missing.filter((doubt) => !known.includes(doubt));
  if (asked.length === 0) return;
  const sentence = `${asked.map((doubt) => labelOf(ACKNOWLEDGEMENTS, doubt)).join(', ')}. Approve anyway?`;
  throw new AppError('invalid-form', { fields: { acknowledged: sentence }, details: { missing } });
}
