import type { Room } from '../../platform/room.js';
import { NotificationPages } from './notification-pages.service.js';
import { NotificationsController } from './notifications.controller.js';

export const notifications: Room = {
  providers: [NotificationPages],
  members: { controllers: [NotificationsController] },
};
