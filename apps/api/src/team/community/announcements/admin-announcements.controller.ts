import type {
  AnnouncementAnswer,
  AnnouncementPreview,
  AnnouncementRequest,
  AnnouncementsAnswer,
  AnnouncementTestAnswer,
  AnnouncementTestRequest,
} from '@kalyanam/shared/team/announcements';
import { ANNOUNCEMENT_RULES, ANNOUNCEMENT_TEST_RULES } from '@kalyanam/shared/team/announcement.rules';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Announcements } from '../../../my/announcements/announcements.service.js';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';

class AnnouncementDto extends ruled<AnnouncementRequest>(ANNOUNCEMENT_RULES) {}
class AnnouncementTestDto extends ruled<AnnouncementTestRequest>(ANNOUNCEMENT_TEST_RULES) {}

@Controller('admin/announcements')
export class AdminAnnouncementsController {
  constructor(private readonly announcements: Announcements) {}

  @Get()
  @Can('announcements.write')
  @Answers('AnnouncementsAnswer')
  list(): Promise<Answer<AnnouncementsAnswer>> {
    return this.announcements.list();
  }

  @Post('preview')
  @HttpCode(200)
  @Can('announcements.write')
  @Answers('AnnouncementPreview')
  preview(@Body() wish: AnnouncementDto): Promise<Answer<AnnouncementPreview>> {
    return this.announcements.preview(wish);
  }

  @Post('test')
  @HttpCode(200)
  @Can('announcements.write')
  @Answers('AnnouncementTestAnswer')
  test(@Body() wish: AnnouncementTestDto, @Acting() actor: Actor): Promise<Answer<AnnouncementTestAnswer>> {
    return this.announcements.test(wish, actor);
  }

  @Post()
  @Can('announcements.write')
  @Answers('AnnouncementAnswer', { status: 201 })
  create(@Body() wish: AnnouncementDto, @Acting() actor: Actor): Promise<Answer<AnnouncementAnswer>> {
    return this.announcements.create(wish, actor);
  }

  @Post(':id/stop')
  @HttpCode(200)
  @Can('announcements.write')
  @Answers('AnnouncementAnswer')
  stop(@Param('id') id: string, @Acting() actor: Actor): Promise<Answer<AnnouncementAnswer>> {
    return this.announcements.stop(id, actor);
  }
}
