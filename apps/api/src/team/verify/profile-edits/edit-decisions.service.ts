/** R30: the team accepts or rejects a change; until then the old value applies. Decided once, in one transaction. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { ProfileEditDecisionAnswer, ProfileEditDecisionRequest } from '@kalyanam/shared/team/profile-edits';
import type { ReviewedFields } from '@kalyanam/shared/contracts/profile';
import { READ_DETAILS } from '@kalyanam/shared/topics/profile/details';
import { WAITING } from '@kalyanam/shared/topics/profile/fields';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { withoutIdentityNumbers } from '../../../platform/jobs/masking.js';
import { BrowseEntries } from '../../../matching/listing/browse-entries.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { NotificationsService } from '../../../people/notifications/notifications.service.js';
import type { Profile } from '../../../profiles/profile/profile.entity.js';
import type { ProfileEdit } from '../../../profiles/profile/profile-edits.repository.js';
import { ProfileDetailsService } from '../../../profiles/profile/profile-details.service.js';
import type { DetailRows } from '../../../profiles/profile/profile-details.view.js';
import { ProfileEdits } from '../../../profiles/profile/profile-edits.service.js';
import { columnsOf, waitingValue } from '../../../profiles/profile/profile.fields.js';
import { ProfilesService } from '../../../profiles/profile/profiles.service.js';
import { waitingDetails } from '../../../profiles/profile/reviewed-fields.js';
import { MemberMails } from '../../lists/account-status/member-mails.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';

type Decided = ProfileEditDecisionRequest & Actor;

@Injectable()
export class EditDecisions {
  constructor(
    private readonly accounts: AccountsService,
    private readonly edits: ProfileEdits,
    private readonly profiles: ProfilesService,
    private readonly details: ProfileDetailsService,
    private readonly entries: BrowseEntries,
    private readonly mails: MemberMails,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws AppError not-found, already-decided with the first decision, changed-meanwhile */
  async decide(
    publicId: string,
    request: ProfileEditDecisionRequest,
    actor: Actor,
  ): Promise<Answer<ProfileEditDecisionAnswer>> {
    const edit = await this.edits.find(publicId);
    if (!edit) throw new AppError('not-found');
    await this.accounts.transaction((manager) => this.settle(manager, publicId, edit.userId, { ...request, ...actor }));
    return { message: request.decision === 'approve' ? ADMIN_MESSAGES.editApproved : ADMIN_MESSAGES.editRejected };
  }

  private async settle(manager: EntityManager, publicId: string, userId: number, decided: Decided): Promise<void> {
    const user = await this.accounts.lock(manager, userId);
    const profile = await this.profiles.lock(manager, userId);
    const edit = await this.edits.newest(manager, publicId);
    if (!user || !edit) throw new AppError('not-found');
    requireOpen(edit, decided.askedAt);
    const approved = decided.decision === 'approve';
    const notes = withoutIdentityNumbers(decided.notes?.trim() ?? '') || null;
    const { adminId } = decided.admin;
    const closing = {
      decision: decided.decision,
      decidedBy: adminId,
      notes,
      stood: currentValues(edit.changes, profile, await this.details.forUser(userId, manager)),
    };
    if (!(await this.edits.close(manager, edit.id, closing))) throw new AppError('changed-meanwhile');
    if (approved) {
      const { siblings, ...details } = waitingDetails(edit.changes);
      await this.profiles.edit(manager, profile, columnsOf(edit.changes));
      if (Object.keys(details).length > 0) await this.details.change(manager, userId, details);
      if (siblings) await this.details.setSiblings(manager, userId, siblings);
      await this.entries.refresh(manager, userId);
    }
    const kind = approved ? 'profile-edit-approved' : 'profile-edit-rejected';
    await this.mails.send(manager, { id: userId, email: user.email, name: profile.name }, kind, notes ?? '');
    await this.notifications.add(manager, userId, kind, approved || !notes ? {} : { notes });
    await this.audit.write(manager, {
      ...actedBy(decided),
      action: kind,
      subject: `member:${user.publicId}`,
      details: { fields: Object.keys(edit.changes).join(',') },
    });
  }
}

function requireOpen(edit: ProfileEdit, askedAt: string): void {
  const { decidedAt, decision, decidedBy } = edit;
  if (decidedAt !== null) {
    const first = { decision, decidedBy: decidedBy ?? '', decidedAt: decidedAt.toISOString() };
    throw new AppError('already-decided', { details: { first } });
  }
  if (edit.askedAt.toISOString() !== askedAt) throw new AppError('changed-meanwhile');
}

const currentValues = (changes: ReviewedFields, profile: Profile, details: DetailRows): ReviewedFields => ({
  ...Object.fromEntries(
    WAITING.filter((field) => changes[field] !== undefined).map((field) => [field, waitingValue(field, profile)]),
  ),
  ...Object.fromEntries(
    READ_DETAILS.filter((detail) => changes[detail] !== undefined).map((detail) => [detail, details.fields[detail]]),
  ),
  ...(changes.siblings && { siblings: [...details.siblings] }),
});
