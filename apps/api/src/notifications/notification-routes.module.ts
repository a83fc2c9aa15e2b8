import { Module } from '@nestjs/common';
import { ProfilesModule } from '../facts.module.js';
import { NotificationPages } from './notification-pages.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsModule } from './notifications.module.js';

@Module({
  imports: [NotificationsModule, ProfilesModule],
  controllers: [NotificationsController],
  providers: [NotificationPages],
})
export class NotificationRoutesModule {}
