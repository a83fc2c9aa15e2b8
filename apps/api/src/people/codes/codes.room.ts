import type { Room } from '../../platform/room.js';
import { CodesRepository } from './codes.repository.js';
import { CodesService } from './codes.service.js';
import { SmsAlarm } from './sms-alarm.service.js';
import { VerificationCode } from './verification-code.entity.js';

export const codes: Room = { entities: [VerificationCode], providers: [CodesRepository, CodesService, SmsAlarm] };
