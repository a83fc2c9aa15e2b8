import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { Block } from './block.entity.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksRepository } from './blocks.repository.js';
import { BlocksService } from './blocks.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Block]), FactsModule, PeopleModule],
  controllers: [BlocksController],
  providers: [BlocksService, BlocksRepository],
})
export class BlocksModule {}
