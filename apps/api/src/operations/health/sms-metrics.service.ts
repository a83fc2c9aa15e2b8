import { Injectable } from '@nestjs/common';
import { CodesService } from '../../people/codes/codes.service.js';
import { SmsAlarm } from '../../people/codes/sms-alarm.service.js';
import { Metrics } from './metrics.service.js';

/** R78: what the alarm about SMS goes by, before it is raised. Only members' processes send codes. */
@Injectable()
export class SmsMetrics {
  constructor(metrics: Metrics, alarm: SmsAlarm, codes: CodesService) {
    metrics.watch('sms_codes_sent', 'Codes by SMS whose time is over, of the newest 50', async () => {
      const { sent } = await alarm.newest();
      return sent;
    });
    metrics.watch('sms_codes_used', 'How many of these were entered', async () => {
      const { used } = await alarm.newest();
      return used;
    });
    metrics.watch('sms_left_today', 'SMS that may still be sent today', () => codes.smsLeft('sms-send-all'));
    metrics.watch('sms_left_today_unverified', 'How many of these to accounts without a verified email', () =>
      codes.smsLeft('sms-send-unverified'),
    );
    metrics.watch('sms_left_today_abroad', 'How many of these to other countries', () =>
      codes.smsLeft('sms-abroad-all'),
    );
  }
}
