import type {
  AdministratorAnswer,
  AdministratorChange,
  AdministratorsPage,
  AdministratorsQuery,
  NewAdministratorRequest,
} from '@kalyanam/shared/team/administrators';
import { ADMINISTRATOR_CHANGE_RULES, NEW_ADMINISTRATOR_RULES } from '@kalyanam/shared/team/admin.rules';
import { ADMINISTRATOR_LIST_RULES } from '@kalyanam/shared/team/list.rules';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { Caller, Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { AdministratorList } from './administrator-list.service.js';
import { Administrators } from './administrators.service.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';

class AdministratorListDto extends ruled<AdministratorsQuery>(ADMINISTRATOR_LIST_RULES) {}
class NewAdministratorDto extends ruled<NewAdministratorRequest>(NEW_ADMINISTRATOR_RULES) {}
class AdministratorChangeDto extends ruled<AdministratorChange>(ADMINISTRATOR_CHANGE_RULES) {}

@Controller('admin/administrators')
@Can('administrators.write')
export class AdministratorsController {
  constructor(
    private readonly administratorList: AdministratorList,
    private readonly administrators: Administrators,
  ) {}

  @Get()
  @Answers('AdministratorsPage')
  list(@Query() query: AdministratorListDto, @Caller() caller: AdminPrincipal): Promise<Answer<AdministratorsPage>> {
    return this.administratorList.page(query, caller);
  }

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
