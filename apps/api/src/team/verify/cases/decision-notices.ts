import type { Decision } from '@kalyanam/shared/team/case-queue';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { listedFrom } from '@kalyanam/shared/topics/profile/marriage-age';
import { reasonInFull } from '@kalyanam/shared/base/vocabulary/reason';
import {
  NO_REASON,
  rejectionReasons,
  type RejectionReasonView,
} from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { NO_REASON as NO_REASON_TE, te } from '@kalyanam/shared/base/vocabulary/rejection-reasons.te';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../../people/accounts/user.entity.js';
import { Clock } from '../../../platform/time/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Outbox } from '../../../people/outbox/outbox.service.js';
import { renderDay } from '../../../people/outbox/render.js';
import { NotificationsService } from '../../../people/notifications/notifications.service.js';
import type { Profile } from '../../../profiles/profile/profile.entity.js';

/** Each reason with how to fix it, and what the team wrote. */
const whatToDo = (language: Language, reasons: readonly RejectionReasonView[], notes: string): string => {
  const written = reasons.map((reason) => reasonInFull(language === 'te' ? te[reason.code] : reason));
  return [...written, notes].filter(Boolean).join('\n') || (language === 'te' ? NO_REASON_TE : NO_REASON);
};

/** R102: empty where the candidate is old enough to be listed. */
const whenListed = (language: Language, from: string | null): string => {
  if (from === null) return '';
  const day = renderDay(new Date(from), language);
  const age = LIMITS.marriageAge.male;
  return language === 'te'
    ? `అబ్బాయిల ప్రొఫైళ్లు ${age} ఏళ్లు నిండాక ఇతరులకు కనిపిస్తాయి. మీ ప్రొఫైల్ కనిపించేది: ${day} నుంచి.`
    : `Men are listed from ${age}: others can find your profile from ${day}.`;
};

/** R9: members are notified of the decision by mail and in the app; of a rejection with its notes. */
@Injectable()
export class DecisionNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: NotificationsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async send(
    manager: EntityManager,
    { id, email, language }: Pick<User, 'id' | 'email' | 'language'>,
    { name, ...born }: Pick<Profile, 'name' | 'gender' | 'dob'>,
    { decision, notes, reasonCodes }: { decision: Decision; notes: string; reasonCodes: readonly string[] },
  ): Promise<void> {
    const approved = decision === 'approve';
    const kind = approved ? 'verification-approved' : 'verification-rejected';
    const link = this.settings.memberUrl + (approved ? '/profiles' : '/my-profile');
    const reasons = rejectionReasons(reasonCodes);
    const told: Record<string, string> = approved
      ? { listed: whenListed(language, listedFrom(born, this.clock.now())) }
      : { notes: whatToDo(language, reasons, notes) };
    const values = { name, link, ...told };
    await this.outbox.add(manager, { userId: id, channel: 'email', template: kind, destination: email, values });
    const outcome = { of: 'profile', reasons: reasons.map(({ code }) => code) } as const;
    await this.notifications.add(manager, id, kind, approved ? {} : { outcome, ...(notes && { notes }) });
  }
}
