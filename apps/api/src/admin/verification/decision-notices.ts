import type { Decision } from '@kalyanam/shared/admin/desk';
import { rejectionReasons } from '@kalyanam/shared/vocabulary/rejection-reasons';
import { te } from '@kalyanam/shared/vocabulary/rejection-reasons.te';
import type { Language } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../accounts/user.entity.js';
import { Settings } from '../../config/settings.js';
import { Outbox } from '../../messages/outbox.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';

const NO_NOTES: Readonly<Record<Language, string>> = {
  en: 'Please check your details and your documents.',
  te: 'దయచేసి మీ వివరాలు, పత్రాలు సరిచూసుకోండి.',
};

/** Each reason with how to fix it, and what the team wrote. */
const whatToDo = (language: Language, reasonCodes: readonly string[], notes: string): string => {
  const reasons = rejectionReasons(reasonCodes).map((reason) => (language === 'te' ? te[reason.code] : reason));
  return (
    [...reasons.map(({ label, advice }) => `${label}. ${advice}`), notes].filter(Boolean).join('\n') ||
    NO_NOTES[language]
  );
};

/** R9: members are notified of the decision by mail and in the app; of a rejection with its notes. */
@Injectable()
export class DecisionNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: NotificationsService,
    private readonly settings: Settings,
  ) {}

  async send(
    manager: EntityManager,
    { id, email, language }: Pick<User, 'id' | 'email' | 'language'>,
    name: string,
    { decision, notes, reasonCodes }: { decision: Decision; notes: string; reasonCodes: readonly string[] },
  ): Promise<void> {
    const approved = decision === 'approve';
    const kind = approved ? 'verification-approved' : 'verification-rejected';
    const link = this.settings.memberUrl + (approved ? '/profiles' : '/my-profile');
    const told: Record<string, string> = approved ? {} : { notes: whatToDo(language, reasonCodes, notes) };
    const values = { name, link, ...told };
    await this.outbox.add(manager, { userId: id, channel: 'email', template: kind, destination: email, values });
    await this.notifications.add(manager, id, kind, told);
  }
}
