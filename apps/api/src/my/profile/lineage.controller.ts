import type { GothraRuleRequest, LineageAnswer, LineageRequest } from '@kalyanam/shared/contracts/gothras';
import { GOTHRA_RULE_RULES, LINEAGE_RULES } from '@kalyanam/shared/topics/gothras/lineage.rules';
import type { LineageLine } from '@kalyanam/shared/base/vocabulary/gothras';
import { Body, Controller, Get, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { MyLineage } from './my-lineage.service.js';

class LineageDto extends ruled<LineageRequest, LineageLine>({}, LINEAGE_RULES) {}
class GothraRuleDto extends ruled<GothraRuleRequest>(GOTHRA_RULE_RULES) {}

@Controller('profiles/me/lineage')
@Access('member')
export class LineageController {
  constructor(private readonly lineage: MyLineage) {}

  @Get()
  @Desk('read')
  @Answers('LineageAnswer')
  read(@Caller() { userId }: MemberPrincipal): Promise<Answer<LineageAnswer>> {
    return this.lineage.read(userId);
  }

  @Put()
  @DeskWrites('edit', 'edited')
  @Answers('LineageAnswer')
  async write(@Caller() { userId }: MemberPrincipal, @Body() request: LineageDto): Promise<Answer<LineageAnswer>> {
    await this.lineage.write(userId, request);
    return this.lineage.read(userId);
  }

  @Put('rule')
  @Answers('LineageAnswer')
  async setRule(@Caller() caller: MemberPrincipal, @Body() rule: GothraRuleDto): Promise<Answer<LineageAnswer>> {
    await this.lineage.setRule(caller, rule);
    return this.lineage.read(caller.userId);
  }
}
