import type {
  AdministratorAnswer,
  AdministratorChange,
  NewAdministratorRequest,
} from '@kalyanam/shared/team/administrators';
import { ADMINISTRATOR_CHANGE_RULES, NEW_ADMINISTRATOR_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Administrators } from './administrators.service.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';

class NewAdministratorDto extends ruled<NewAdministratorRequest>(NEW_ADMINISTRATOR_RULES) {}
class AdministratorChangeDto extends ruled<AdministratorChange>(ADMINISTRATOR_CHANGE_RULES) {}

@Controller('admin/administrators')
@Can('administrators.write')
export class AdministratorsController {
  constructor(private readonly administrators: Administrators) {}

  @Post()
  @Answers('AdministratorAnswer', { status: 201 })
  create(@Body() request: NewAdministratorDto, @Acting() actor: Actor): Promise<Answer<AdministratorAnswer>> {
    return this.administrators.create(request, actor);
  }

  @Patch(':id')
  @Answers('AdministratorAnswer')
  change(
    @Param('id') id: string,
    @Body() wish: AdministratorChangeDto,
    @Acting() actor: Actor,
  ): Promise<Answer<AdministratorAnswer>> {
    return this.administrators.change(id, wish, actor);
  }

  @Post(':id/password')
  @HttpCode(200)
  @Answers('AdministratorAnswer')
  resetPassword(@Param('id') id: string, @Acting() actor: Actor): Promise<Answer<AdministratorAnswer>> {
    return this.administrators.resetPassword(id, actor);
  }

  @Delete(':id/second-factor')
  @Answers('AdministratorAnswer')
  removeSecondFactor(@Param('id') id: string, @Acting() actor: Actor): Promise<Answer<AdministratorAnswer>> {
    return this.administrators.removeSecondFactor(id, actor);
  }
}
