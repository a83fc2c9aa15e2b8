import type { CouponAnswer, CreateCouponRequest, SwitchCouponRequest } from '@kalyanam/shared/team/coupons';
import { COUPON_RULES, SWITCH_COUPON_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, Param, Patch, Post } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { CouponsService } from '../../../joining/coupons/coupons.service.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';

class CreateCouponDto extends ruled<CreateCouponRequest>(COUPON_RULES) {}
class SwitchCouponDto extends ruled<SwitchCouponRequest>(SWITCH_COUPON_RULES) {}

@Controller('admin/coupons')
export class AdminCouponsController {
  constructor(private readonly coupons: CouponsService) {}

  @Post()
  @Can('coupons.write')
  @Answers('CouponAnswer', { status: 201 })
  create(@Body() coupon: CreateCouponDto, @Acting() actor: Actor): Promise<Answer<CouponAnswer>> {
    return this.coupons.create(coupon, actor);
  }

  /** The id of a coupon is its code. */
  @Patch(':id')
  @Can('coupons.write')
  @Answers('CouponAnswer')
  setActive(
    @Param('id') code: string,
    @Body() wish: SwitchCouponDto,
    @Acting() actor: Actor,
  ): Promise<Answer<CouponAnswer>> {
    return this.coupons.setActive(code, wish, actor);
  }
}
