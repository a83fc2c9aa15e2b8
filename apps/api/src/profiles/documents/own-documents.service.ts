import type { DocumentAnswer } from '@kalyanam/shared/contracts/files';
import { isIdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { IdentityService } from '../identity-numbers/identity.service.js';
import type { UploadForm } from '../../platform/uploads/upload-form.js';
import { readDocumentForm } from './document-form.js';
import { DocumentsService } from './documents.service.js';

@Injectable()
export class OwnDocuments {
  constructor(
    private readonly documents: DocumentsService,
    private readonly identity: IdentityService,
    private readonly limits: Limits,
  ) {}

  async add(caller: MemberPrincipal, form: UploadForm): Promise<Answer<DocumentAnswer>> {
    if (caller.verificationStatus === 'verified') throw new AppError('already-verified');
    await this.limits.count('upload-member', caller.publicId);
    const { kind, bytes } = await readDocumentForm(form);
    if (isIdentityKind(kind) && (await this.identity.masks(caller.userId)).identity?.kind !== kind)
      this.identity.requireOffered(kind, 'type');
    const uploadedAt = await this.documents.store(caller, kind, bytes);
    return { document: { kind, uploadedAt: uploadedAt.toISOString() } };
  }
}
