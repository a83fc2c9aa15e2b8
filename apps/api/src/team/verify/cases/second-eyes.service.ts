/** R67: some approvals need two reviewers, where the owner's settings say so. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { TeamSettings } from '@kalyanam/shared/team/settings';
import { scoreParts, scoreTotal } from '@kalyanam/shared/team/score';
import { Injectable } from '@nestjs/common';
import type { User } from '../../../people/accounts/user.entity.js';
import { firstApprover } from '../../../profiles/cases/first-approvals.service.js';
import type { VerificationCase } from '../../../profiles/cases/verification-case.entity.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { TeamSettingsService } from '../../../people/team-settings/team-settings.service.js';
import { kindsOf } from '../../../profiles/documents/documents.service.js';
import { IdentityService, type IdentityMasks } from '../../../profiles/identity-numbers/identity.service.js';
import type { Evidence } from './evidence.service.js';
import { scoreFacts } from './score-facts.js';
import { needsTwo } from './second-eyes.policy.js';

/** What the question rests on, and what the transaction of a decision does not lock. */
export interface Rules {
  settings: TeamSettings;
  masks: IdentityMasks;
}

@Injectable()
export class SecondEyes {
  constructor(
    private readonly settings: TeamSettingsService,
    private readonly identity: IdentityService,
  ) {}

  /** Read before the transaction, which holds one connection only. */
  async rulesFor(userId: number): Promise<Rules> {
    const [settings, masks] = await Promise.all([this.settings.current(), this.identity.masks(userId)]);
    return { settings, masks };
  }

  /**
   * Whether an approval by this reviewer is the first of two.
   * @throws AppError second-look-needed when they gave the first themselves
   */
  isFirst(
    open: VerificationCase,
    user: User,
    { profile, documents, photoCount, seen }: Evidence,
    { settings, masks }: Rules,
    adminId: number,
  ): boolean {
    const facts = scoreFacts(user, profile, { masks, documents: kindsOf(documents), photoCount });
    const score = scoreTotal(scoreParts(facts));
    const abroad = profile.workType === 'nri';
    if (!needsTwo({ score, abroad, resubmission: open.resubmission }, settings)) return false;
    const first = firstApprover(open, seen);
    if (first === adminId) throw new AppError('second-look-needed', { message: ADMIN_MESSAGES.ownFirstYes });
    return first === null;
  }
}
