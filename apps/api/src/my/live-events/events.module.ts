import { Module } from '@nestjs/common';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { EventsController } from './events.controller.js';
import { Events } from './events.service.js';

@Module({ imports: [FactsModule, PeopleModule], controllers: [EventsController], providers: [Events] })
export class EventsModule {}
