import type { CouponsQuery } from '@kalyanam/shared/admin/coupons';
import { COUPON_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { Follows } from '../../common/validation/follows.js';
import { ListQueryDto } from '../lists/list-query.dto.js';

export class CouponListDto extends ListQueryDto implements CouponsQuery {
  @Follows(COUPON_LIST_RULES.sort)
  sort?: string;

  @Follows(COUPON_LIST_RULES.state)
  state?: string;
}
