import type { CreateCouponRequest, SwitchCouponRequest } from '@kalyanam/shared/admin/coupons';
import type { CouponCheckRequest } from '@kalyanam/shared/contracts/checks';
import { COUPON_CHECK_RULES, COUPON_RULES, SWITCH_COUPON_RULES } from '@kalyanam/shared/rules/admin.rules';
import { ruled } from '../common/validation/ruled.js';

export class CreateCouponDto extends ruled<CreateCouponRequest>(COUPON_RULES) {}
export class SwitchCouponDto extends ruled<SwitchCouponRequest>(SWITCH_COUPON_RULES) {}
export class CouponCheckDto extends ruled<CouponCheckRequest>(COUPON_CHECK_RULES) {}
