import type { ReadRequest } from '@kalyanam/shared/contracts/notifications';
import { READ_RULES } from '@kalyanam/shared/rules/relation.rules';
import { ruled } from '../common/validation/ruled.js';

export class ReadDto extends ruled<ReadRequest>(READ_RULES) {}
