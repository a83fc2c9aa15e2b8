import type { Room } from '../../platform/room.js';
import { Notification } from './notification.entity.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';

export const notifications: Room = {
  entities: [Notification],
  providers: [NotificationsRepository, NotificationsService],
};
