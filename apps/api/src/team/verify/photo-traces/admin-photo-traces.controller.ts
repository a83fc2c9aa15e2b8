import type { PhotoTraceAnswer } from '@kalyanam/shared/team/photo-traces';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { TakesFiles } from '../../../platform/uploads/takes-files.js';
import { Upload, UploadForm } from '../../../platform/uploads/upload-form.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { PhotoTraces } from './photo-traces.service.js';

@Controller('admin/photo-traces')
export class AdminPhotoTracesController {
  constructor(private readonly traces: PhotoTraces) {}

  /** The picture is compared and not kept. */
  @Post()
  @HttpCode(200)
  @Can('photos.trace')
  @TakesFiles({ member: 'text', picture: 'file' })
  @Answers('PhotoTraceAnswer')
  trace(@Upload() form: UploadForm, @Acting() actor: Actor): Promise<Answer<PhotoTraceAnswer>> {
    return this.traces.trace(form, actor);
  }
}
