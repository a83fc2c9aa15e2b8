import type { CouponAnswer, CreateCouponRequest, SwitchCouponRequest } from '@kalyanam/shared/team/coupons';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { api } from '../../../session/admin-session';

export const createCoupon = (coupon: CreateCouponRequest) => api.post<CouponAnswer>(ADMIN_ROUTES.coupons, coupon);

export const switchCoupon = ({ code, isActive }: SwitchCouponRequest & { code: string }) =>
  api.patch<CouponAnswer>(ADMIN_ROUTES.coupon(code), { isActive } satisfies SwitchCouponRequest);
