import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactsModule } from '../facts.module.js';
import { Marriage, MarriageNaming, MarriedYear } from './marriage.entity.js';
import { MarriagesRepository } from './marriages.repository.js';
import { Marriages } from './marriages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Marriage, MarriageNaming, MarriedYear]), FactsModule],
  providers: [Marriages, MarriagesRepository],
  exports: [Marriages, MarriagesRepository],
})
export class MarriagesModule {}
