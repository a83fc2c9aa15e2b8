import type { CouponsQuery } from '@kalyanam/shared/admin/coupons';
import { COUPON_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { ruled } from '../../common/validation/ruled.js';

export class CouponListDto extends ruled<CouponsQuery>(COUPON_LIST_RULES) {}
