import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagesModule } from '../people.module.js';
import { CodesRepository } from './codes.repository.js';
import { CodesService } from './codes.service.js';
import { VerificationCode } from './verification-code.entity.js';

/** Codes themselves; the routes around them stand in ProofsModule. */
@Module({
  imports: [TypeOrmModule.forFeature([VerificationCode]), MessagesModule],
  providers: [CodesService, CodesRepository],
  exports: [CodesService],
})
export class CodesModule {}
