import type { DocumentAnswer } from '@kalyanam/shared/contracts/files';
import { DOCUMENTS } from '@kalyanam/shared/base/domain/lists';
import { Controller, HttpCode, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { TakesFiles } from '../../platform/uploads/takes-files.js';
import { Upload, UploadForm } from '../../platform/uploads/upload-form.js';
import { OwnDocuments } from './own-documents.service.js';

/** Uploads of members' identity documents, which only the team can see. */
@Controller('files/documents')
export class DocumentsController {
  constructor(private readonly documents: OwnDocuments) {}

  @Post()
  @HttpCode(200)
  @Access('uploader')
  @TakesFiles({ document: 'file', type: [...DOCUMENTS] })
  @Answers('DocumentAnswer')
  add(@Caller() caller: MemberPrincipal, @Upload() form: UploadForm): Promise<Answer<DocumentAnswer>> {
    return this.documents.add(caller, form);
  }
}
