import type { DocumentAnswer } from '@kalyanam/shared/contracts/files';
import { DOCUMENTS } from '@kalyanam/shared/domain/documents';
import { Controller, HttpCode, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../accounts/member-principal.js';
import { Access, Caller } from '../../common/access/access.js';
import type { Answer } from '../../common/http/answer.js';
import { Answers } from '../../common/openapi/answers.js';
import { TakesFiles } from '../uploads/takes-files.js';
import { Upload, UploadForm } from '../uploads/upload-form.js';
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
