import { Module } from '@nestjs/common';
import { CouponsModule } from '../../coupons/coupons.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { AdminCouponsController } from './admin-coupons.controller.js';
import { CouponListRepository } from './coupon-list.repository.js';
import { CouponList } from './coupon-list.service.js';

@Module({
  imports: [CouponsModule, ListsModule],
  controllers: [AdminCouponsController],
  providers: [CouponList, CouponListRepository],
})
export class AdminCouponsModule {}
