import type { ReadRequest } from '@kalyanam/shared/contracts/notifications';
import { READ_RULES } from '@kalyanam/shared/rules/relation.rules';
import { ApiProperty } from '@nestjs/swagger';
import { Follows } from '../common/validation/follows.js';

export class ReadDto implements ReadRequest {
  @ApiProperty({ type: [String], required: false })
  @Follows(READ_RULES.ids)
  ids?: string[];

  @Follows(READ_RULES.all) all?: boolean;
}
