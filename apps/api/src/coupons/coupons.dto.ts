import type { CreateCouponRequest, SwitchCouponRequest } from '@kalyanam/shared/admin/coupons';
import type { CouponCheckRequest } from '@kalyanam/shared/contracts/checks';
import { COUPON_CHECK_RULES, COUPON_RULES, SWITCH_COUPON_RULES } from '@kalyanam/shared/rules/admin.rules';
import { Follows } from '../common/validation/follows.js';

export class CreateCouponDto implements CreateCouponRequest {
  @Follows(COUPON_RULES.code)
  code: string;

  @Follows(COUPON_RULES.discount)
  discount: number;

  @Follows(COUPON_RULES.expiryDate)
  expiryDate?: string | null;

  @Follows(COUPON_RULES.isActive)
  isActive?: boolean;

  @Follows(COUPON_RULES.maxUses)
  maxUses?: number | null;
}

export class SwitchCouponDto implements SwitchCouponRequest {
  @Follows(SWITCH_COUPON_RULES.isActive)
  isActive: boolean;
}

export class CouponCheckDto implements CouponCheckRequest {
  @Follows(COUPON_CHECK_RULES.code)
  code: string;
}
