/** R37: registration is free, so coupons do not reduce anything yet; the only writer of its table. */
import type { CouponAnswer, CreateCouponRequest, SwitchCouponRequest } from '@kalyanam/shared/team/coupons';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { CouponCheckAnswer } from '@kalyanam/shared/contracts/coupon-and-eligible';
import { given } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { couponView, isOver, isUsable, normalCode } from './coupon.policy.js';
import { CouponsRepository } from './coupons.repository.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';

const GOOD = 'Registration is free; nothing to pay';
const NOT_GOOD = 'This coupon is not valid';

@Injectable()
export class CouponsService {
  constructor(
    private readonly coupons: CouponsRepository,
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError coupon-exists, invalid-form for an expiry in the past */
  async create(wish: CreateCouponRequest, actor: Actor): Promise<Answer<CouponAnswer>> {
    const shown = {
      code: normalCode(wish.code),
      discount: wish.discount,
      expiryDate: given(wish.expiryDate) ?? null,
      isActive: wish.isActive ?? true,
      maxUses: given(wish.maxUses) ?? null,
    };
    const createdAt = this.clock.now();
    if (shown.expiryDate !== null && isOver(shown.expiryDate, createdAt))
      throw fieldError('expiryDate', ADMIN_MESSAGES.couponExpired);
    await this.database.transaction(async (manager) => {
      await this.coupons.insert(manager, { ...shown, createdBy: actor.admin.adminId, createdAt });
      const { code, ...details } = shown;
      const subject = `coupon:${code}`;
      await this.audit.write(manager, { ...actedBy(actor), action: 'coupon-created', subject, details });
    });
    return {
      message: ADMIN_MESSAGES.couponCreated,
      coupon: { ...shown, uses: 0, createdAt: createdAt.toISOString() },
    };
  }

  /** @throws AppError not-found */
  async setActive(typed: string, { isActive }: SwitchCouponRequest, actor: Actor): Promise<Answer<CouponAnswer>> {
    const code = normalCode(typed);
    await this.database.transaction(async (manager) => {
      if (!(await this.coupons.setActive(manager, code, isActive))) throw new AppError('not-found');
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: isActive ? 'coupon-switched-on' : 'coupon-switched-off',
        subject: `coupon:${code}`,
        details: {},
      });
    });
    const coupon = await this.coupons.byCode(code);
    if (!coupon) throw new AppError('not-found');
    return { message: isActive ? ADMIN_MESSAGES.couponOn : ADMIN_MESSAGES.couponOff, coupon: couponView(coupon) };
  }

  /** An unknown code and one that is no longer valid give the same result. */
  async check(typed: string): Promise<Answer<CouponCheckAnswer>> {
    const coupon = await this.coupons.byCode(normalCode(typed));
    return coupon && isUsable(coupon, this.clock.now())
      ? { valid: true, discount: coupon.discount, message: GOOD }
      : { valid: false, discount: 0, message: NOT_GOOD };
  }
}
