import type { IdentityDocumentsAnswer } from '@kalyanam/shared/contracts/identity-documents';
import { Controller, Get, Header } from '@nestjs/common';
import { Access } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { Settings } from '../../platform/config/settings.js';

/** R43: the documents by which members may show who they are, the preselected one first. */
@Controller('identity-documents')
export class IdentityDocumentsController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Access('open')
  @Header('Cache-Control', 'public, max-age=300')
  @Answers('IdentityDocumentsAnswer')
  list(): Answer<IdentityDocumentsAnswer> {
    return { documents: [...this.settings.identityDocuments] };
  }
}
