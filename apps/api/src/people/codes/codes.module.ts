import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../people.module.js';
import { CodesRepository } from './codes.repository.js';
import { CodesService } from './codes.service.js';
import { SmsAlarm } from './sms-alarm.service.js';
import { VerificationCode } from './verification-code.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([VerificationCode]), PeopleModule],
  providers: [CodesService, CodesRepository, SmsAlarm],
  exports: [CodesService, SmsAlarm],
})
export class CodesModule {}
