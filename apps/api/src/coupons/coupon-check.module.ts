import { Module } from '@nestjs/common';
import { CouponCheckController } from './coupon-check.controller.js';
import { CouponsModule } from './coupons.module.js';

@Module({ imports: [CouponsModule], controllers: [CouponCheckController] })
export class CouponCheckModule {}
