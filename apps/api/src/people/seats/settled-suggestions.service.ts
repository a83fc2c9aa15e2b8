import type { DeskDraftKind } from '@kalyanam/shared/topics/family/drafts';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { DeskDraft } from './desk-draft.entity.js';

/** What a deed about another family says to suggestions about the same family. */
const ANSWERS = {
  shown: { approved: ['send-interest'], refused: [] },
  accepted: { approved: ['send-interest', 'accept'], refused: ['decline'] },
  declined: { approved: ['decline'], refused: ['send-interest', 'accept'] },
  called: { approved: ['call'], refused: [] },
} as const satisfies Record<string, Record<'approved' | 'refused', readonly DeskDraftKind[]>>;

export type Deed = keyof typeof ANSWERS;

/** C14: open suggestions, once the same or its opposite has been done without them. */
@Injectable()
export class SettledSuggestions {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** The account of the profile must be locked. */
  async by(manager: EntityManager, deed: Deed, profileUserId: number, aboutIds: readonly number[]): Promise<void> {
    if (aboutIds.length === 0) return;
    for (const state of ['approved', 'refused'] as const) {
      const which = { profileUserId, aboutUserId: In(aboutIds), kind: In(ANSWERS[deed][state]), open: 1 as const };
      const drafts = await manager.findBy(DeskDraft, which);
      if (drafts.length === 0) continue;
      const ids = drafts.map(({ id }) => id);
      await manager.update(DeskDraft, { id: In(ids) }, { state, open: null, decidedAt: this.clock.now() });
      for (const { byUserId, aboutUserId } of drafts) {
        if (aboutUserId !== null) await this.notifications.retract(manager, profileUserId, 'desk-draft', aboutUserId);
        if (byUserId !== null) await this.notifications.add(manager, byUserId, 'desk-fate', {});
      }
    }
  }
}
