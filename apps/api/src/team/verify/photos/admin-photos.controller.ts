import type {
  PhotoCountAnswer,
  PhotoQueueAnswer,
  PhotoReviewAnswer,
  PhotoReviewRequest,
  PhotoUndoAnswer,
  PhotoUndoRequest,
} from '@kalyanam/shared/team/photo-review';
import { PHOTO_REVIEW_RULES, PHOTO_UNDO_RULES } from '@kalyanam/shared/team/photo-review.rules';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { PhotoReviewService } from './photo-review.service.js';

class PhotoReviewDto extends ruled<PhotoReviewRequest>(PHOTO_REVIEW_RULES) {}
class PhotoUndoDto extends ruled<PhotoUndoRequest>(PHOTO_UNDO_RULES) {}

@Controller('admin/photos')
export class AdminPhotosController {
  constructor(private readonly photos: PhotoReviewService) {}

  @Get()
  @Can('photos.read')
  @Answers('PhotoQueueAnswer')
  queue(@Acting() actor: Actor): Promise<Answer<PhotoQueueAnswer>> {
    return this.photos.queue(actor);
  }

  @Get('count')
  @Can('photos.read')
  @Answers('PhotoCountAnswer')
  count(): Promise<Answer<PhotoCountAnswer>> {
    return this.photos.count();
  }

  @Post('review')
  @HttpCode(200)
  @Can('photos.review')
  @Answers('PhotoReviewAnswer')
  review(@Body() request: PhotoReviewDto, @Acting() actor: Actor): Promise<Answer<PhotoReviewAnswer>> {
    return this.photos.review(request, actor);
  }

  @Post('undo')
  @HttpCode(200)
  @Can('photos.review')
  @Answers('PhotoUndoAnswer')
  undo(@Body() { ids }: PhotoUndoDto, @Acting() actor: Actor): Promise<Answer<PhotoUndoAnswer>> {
    return this.photos.undo(ids, actor);
  }
}
