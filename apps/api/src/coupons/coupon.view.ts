import type { CouponView } from '@kalyanam/shared/admin/coupons';
import type { Coupon } from './coupon.entity.js';

export const couponView = (coupon: Coupon): CouponView => ({
  code: coupon.code,
  discount: coupon.discount,
  expiryDate: coupon.expiryDate,
  isActive: coupon.isActive,
  maxUses: coupon.maxUses,
  uses: coupon.uses,
  createdAt: coupon.createdAt.toISOString(),
});
