import { Module } from '@nestjs/common';
import { DevOutboxController } from './dev-outbox.controller.js';
import { DevOutbox } from './dev-outbox.service.js';
import { MessagesModule } from '../people.module.js';

/** Only in development. */
@Module({ imports: [MessagesModule], controllers: [DevOutboxController], providers: [DevOutbox] })
export class DevOutboxModule {}
