import type { CouponCheckAnswer, CouponCheckRequest } from '@kalyanam/shared/contracts/coupon-and-eligible';
import { COUPON_CHECK_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { CouponsService } from './coupons.service.js';

class CouponCheckDto extends ruled<CouponCheckRequest>(COUPON_CHECK_RULES) {}

@Controller('coupons')
export class CouponCheckController {
  constructor(
    private readonly coupons: CouponsService,
    private readonly limits: Limits,
  ) {}

  @Post('validate')
  @HttpCode(200)
  @Access('member')
  @Answers('CouponCheckAnswer')
  async check(@Body() { code }: CouponCheckDto, @Caller() member: MemberPrincipal): Promise<Answer<CouponCheckAnswer>> {
    await this.limits.count('coupon-check-member', member.publicId);
    return this.coupons.check(code);
  }
}
