import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { EventsController } from './events.controller.js';
import { Events } from './events.service.js';

@Module({ imports: [NotificationsModule, SessionsModule], controllers: [EventsController], providers: [Events] })
export class EventsModule {}
