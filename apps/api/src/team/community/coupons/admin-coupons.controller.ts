import type {
  CouponAnswer,
  CouponsPage,
  CouponsQuery,
  CreateCouponRequest,
  SwitchCouponRequest,
} from '@kalyanam/shared/team/coupons';
import { COUPON_RULES, SWITCH_COUPON_RULES } from '@kalyanam/shared/team/admin.rules';
import { COUPON_LIST_RULES } from '@kalyanam/shared/team/list.rules';
import { Body, Controller, Get, Param, Patch, Post, Query, type StreamableFile } from '@nestjs/common';
import { Can, ConfirmedWithin } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers, AnswersCsv } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { CouponsService } from '../../../joining/coupons/coupons.service.js';
import { PROOF_SECONDS } from '../../../people/team-accounts/admin-session-times.js';
import { CouponList } from './coupon-list.service.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';

class CouponListDto extends ruled<CouponsQuery>(COUPON_LIST_RULES) {}
class CreateCouponDto extends ruled<CreateCouponRequest>(COUPON_RULES) {}
class SwitchCouponDto extends ruled<SwitchCouponRequest>(SWITCH_COUPON_RULES) {}

@Controller('admin/coupons')
export class AdminCouponsController {
  constructor(
    private readonly coupons: CouponsService,
    private readonly couponList: CouponList,
  ) {}

  @Get()
  @Can('coupons.read')
  @Answers('CouponsPage')
  list(@Query() query: CouponListDto): Promise<Answer<CouponsPage>> {
    return this.couponList.page(query);
  }

  @Get('export.csv')
  @Can('coupons.export')
  @ConfirmedWithin(PROOF_SECONDS)
  @AnswersCsv()
  csv(@Query() query: CouponListDto, @Acting() actor: Actor): Promise<StreamableFile> {
    return this.couponList.csv(query, { ...actor, query });
  }

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
