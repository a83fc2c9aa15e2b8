import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { MessagesModule } from '../people.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ProfilesModule } from '../facts.module.js';
import { InterestActsController } from './interest-acts.controller.js';
import { InterestActs } from './interest-acts.service.js';
import { InterestBoxesRepository } from './interest-boxes.repository.js';
import { InterestNotices } from './interest-notices.service.js';
import { InterestPages } from './interest-pages.service.js';
import { InterestsController } from './interests.controller.js';
import { InterestsExpiry } from './interests.expiry.js';
import { InterestsModule } from './interests.module.js';

@Module({
  imports: [AccountsModule, IdempotencyModule, InterestsModule, MessagesModule, NotificationsModule, ProfilesModule],
  controllers: [InterestActsController, InterestsController],
  providers: [InterestActs, InterestNotices, InterestPages, InterestBoxesRepository, InterestsExpiry],
})
export class InterestRoutesModule {}
