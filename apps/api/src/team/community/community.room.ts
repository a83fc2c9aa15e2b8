import { COUPON_LIST } from '@kalyanam/shared/team/coupons';
import { BATCH_LIST, ELIGIBLE_LIST } from '@kalyanam/shared/team/eligible-users';
import type { Room } from '../../platform/room.js';
import { listControllers } from '../lists/list-controller.js';
import { AdminAnnouncementsController } from './announcements/admin-announcements.controller.js';
import { AdminCouponsController } from './coupons/admin-coupons.controller.js';
import { CouponList } from './coupons/coupon-list.service.js';
import { AdminEligibleUsersController } from './eligible-users/admin-eligible-users.controller.js';
import { BatchList } from './eligible-users/batch-list.service.js';
import { EligibleListRepository } from './eligible-users/eligible-list.repository.js';
import { EligibleList } from './eligible-users/eligible-list.service.js';
import { AdminGothrasController } from './gothras/admin-gothras.controller.js';
import { GothraDecisions } from './gothras/gothra-decisions.service.js';
import { GothraQueue } from './gothras/gothra-queue.service.js';
import { AdminSubcastesController } from './subcastes/admin-subcastes.controller.js';
import { SubcasteDecisions } from './subcastes/subcaste-decisions.service.js';
import { SubcasteQueue } from './subcastes/subcaste-queue.service.js';

export const community: Room = {
  controllers: [
    ...listControllers(BATCH_LIST, 'EligibleBatchesPage', BatchList),
    ...listControllers(COUPON_LIST, 'CouponsPage', CouponList),
    ...listControllers(ELIGIBLE_LIST, 'EligibleUsersPage', EligibleList),
    AdminAnnouncementsController,
    AdminCouponsController,
    AdminEligibleUsersController,
    AdminGothrasController,
    AdminSubcastesController,
  ],
  providers: [
    BatchList,
    CouponList,
    EligibleList,
    EligibleListRepository,
    GothraDecisions,
    GothraQueue,
    SubcasteDecisions,
    SubcasteQueue,
  ],
};
