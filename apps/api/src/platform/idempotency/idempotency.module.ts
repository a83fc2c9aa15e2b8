import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { Idempotency } from './idempotency.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [Idempotency, IdempotencyRepository],
  exports: [Idempotency],
})
export class IdempotencyModule {}
