import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { Exports } from './exports.service.js';
import { ListsRepository } from './lists.repository.js';
import { Lists } from './lists.service.js';

@Module({ imports: [AuditModule], providers: [Lists, ListsRepository, Exports], exports: [Lists, Exports] })
export class ListsModule {}
