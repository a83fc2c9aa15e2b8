import type { CreateCouponRequest } from '@kalyanam/shared/team/coupons';
import { typed } from '@kalyanam/shared/base/plain-text';

/** As typed. */
export interface CouponForm {
  code: string;
  discount: string;
  expiryDate: string;
  maxUses: string;
  isActive: boolean;
}

export const NO_COUPON: CouponForm = { code: '', discount: '', expiryDate: '', maxUses: '', isActive: true };

/** A number where one was typed; anything else stays as it is, for the rule to refuse. */
const typedNumber = (text: string): number | null => {
  const plain = typed(text);
  if (plain === '') return null;
  return /^-?\d+$/.test(plain) ? Number(plain) : Number.NaN;
};

export const asRequest = ({ code, discount, expiryDate, maxUses, isActive }: CouponForm): CreateCouponRequest => ({
  code: typed(code).toUpperCase(),
  discount: typedNumber(discount) as number,
  expiryDate: expiryDate || null,
  maxUses: typedNumber(maxUses),
  isActive,
});
