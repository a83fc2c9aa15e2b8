import type { Room } from '../../platform/room.js';
import { CouponCheckController } from './coupon-check.controller.js';
import { Coupon } from './coupon.entity.js';
import { CouponsRepository } from './coupons.repository.js';
import { CouponsService } from './coupons.service.js';

export const coupons: Room = {
  entities: [Coupon],
  providers: [CouponsRepository, CouponsService],
  members: { controllers: [CouponCheckController] },
};
