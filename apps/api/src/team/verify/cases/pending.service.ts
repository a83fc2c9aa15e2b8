import type { PendingAnswer, PendingVerification } from '@kalyanam/shared/team/contracts';
import type { TeamSettings } from '@kalyanam/shared/team/settings';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock.js';
import type { Answer } from '../../../platform/http/answer.js';
import { DocumentsService, kindsOf, NONE_KEPT } from '../../../profiles/documents/documents.service.js';
import { TeamSettingsService } from '../../../people/team-settings/team-settings.service.js';
import { PhotoAddresses } from '../../../profiles/photos/photo-addresses.js';
import { PhotosService } from '../../../profiles/photos/photos.service.js';
import { IdentityService, NO_MASKS } from '../../../profiles/identity-numbers/identity.service.js';
import { CaseQuestions } from '../../../profiles/cases/case-questions.service.js';
import { PendingDecisions, pendingDecisionView } from '../../../profiles/cases/pending-decisions.service.js';
import { Lineages } from '../../../profiles/gothras/lineages.service.js';
import { ProfileDetailsService } from '../../../profiles/profile/profile-details.service.js';
import { NEVER_TOLD } from '../../../profiles/profile/profile-details.view.js';
import { readsGothras } from '../../../profiles/profile/profile.view.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { claimView } from './claim.view.js';
import { Duplicates } from './duplicates.service.js';
import type { Slice } from '../../lists/list-query.js';
import type { FoundCases } from '../open-cases/open-cases.js';
import { QueueInMemory } from '../open-cases/queue-in-memory.service.js';
import { queueMoments } from '../open-cases/queue-moments.js';
import type { PendingCase } from './pending-case.js';
import { PendingRepository, type Wish } from './pending.repository.js';
import { CaseFamilies } from '../../../people/consents/case-families.repository.js';
import { pendingView } from './pending.view.js';
import { seenMark } from './seen-mark.js';

/** The queue as administrators see it: as many queries for 200 members as for one. */
@Injectable()
export class PendingService {
  constructor(
    private readonly queue: QueueInMemory,
    private readonly pending: PendingRepository,
    private readonly identity: IdentityService,
    private readonly details: ProfileDetailsService,
    private readonly lineages: Lineages,
    private readonly documents: DocumentsService,
    private readonly photos: PhotosService,
    private readonly duplicates: Duplicates,
    private readonly families: CaseFamilies,
    private readonly decisions: PendingDecisions,
    private readonly questions: CaseQuestions,
    private readonly settings: TeamSettingsService,
    private readonly addresses: PhotoAddresses,
    private readonly clock: Clock,
  ) {}

  async list(admin: AdminPrincipal, wish: Pick<Wish, 'only' | 'q'>, slice: Slice): Promise<Answer<PendingAnswer>> {
    const settings = await this.settings.current();
    const asked = { ...wish, adminId: admin.adminId, moments: queueMoments(this.clock.now(), settings) };
    const found = await this.inMemory(asked, slice);
    if (!found) return this.fromDatabase(admin, settings, { asked, slice });
    const { cases, ...counts } = found;
    const read = this.pending.byIds(cases.map(({ id }) => id));
    return { users: await this.users(admin, settings, { cases, read }), ...counts };
  }

  private async inMemory(asked: Wish, slice: Slice): Promise<FoundCases | null> {
    const typed = asked.q?.trim() ?? '';
    if (typed === '' || !this.queue.isReady) return this.queue.find(asked, slice);
    const among = await this.pending.meant(typed);
    return among && this.queue.find({ ...asked, among }, slice);
  }

  private async fromDatabase(
    admin: AdminPrincipal,
    settings: TeamSettings,
    { asked, slice }: { asked: Wish; slice: Slice },
  ): Promise<Answer<PendingAnswer>> {
    const [users, counts] = await Promise.all([
      this.pending.page(asked, slice).then((read) => this.users(admin, settings, { cases: read.map(placeOf), read })),
      this.pending.counts(asked),
    ]);
    return { users, ...counts };
  }

  /** Details of the cases are fetched together with their rows where their ids are known before. */
  private async users(
    admin: AdminPrincipal,
    settings: TeamSettings,
    { cases, read }: { cases: FoundCases['cases']; read: PendingCase[] | Promise<PendingCase[]> },
  ): Promise<PendingVerification[]> {
    const caseIds = cases.map(({ id }) => id);
    const ids = cases.map(({ userId }) => userId);
    const [rows, masks, told, women, documents, photos, duplicates, families, decisions, questions] = await Promise.all(
      [
        read,
        this.identity.masksOf(ids),
        this.details.ofUsers(ids),
        this.lineages.womenOf(readsGothras(admin.role) ? ids : []),
        this.documents.keptOfUsers(ids),
        this.photos.ofUsers(ids),
        this.duplicates.cluesOf(ids),
        this.families.ofUsers(ids),
        this.decisions.ofCases(caseIds),
        this.questions.ofCases(caseIds),
      ],
    );
    const viewer = { kind: 'admin', sessionId: admin.sessionId } as const;
    const now = this.clock.now();
    return rows.map((pending) => {
      const id = pending.user.id;
      const kept = documents.get(id) ?? NONE_KEPT;
      const details = told.get(id) ?? NEVER_TOLD;
      const decision = decisions.get(pending.opened.id);
      const stored = photos.get(id) ?? [];
      const inspected = {
        masks: masks.get(id) ?? NO_MASKS,
        details: { ...details, womensGothras: women.get(id) ?? [] },
        family: families.get(id) ?? NO_FAMILY,
        identityKind: this.identity.chosen(masks.get(id) ?? NO_MASKS),
        documents: kindsOf(kept),
        photos: stored.map((photo) => this.addresses.view(photo, viewer)),
        seen: seenMark({ ...pending, details, photos: stored, documents: kept }),
        claimedBy: claimView(pending.opened, admin.adminId, now),
        pendingDecision: decision ? pendingDecisionView(decision, admin.adminId) : null,
        duplicates: duplicates.get(id) ?? [],
        settings,
        questions: questions.get(pending.opened.id) ?? [],
        caller: admin,
      };
      return pendingView(pending, inspected, now);
    });
  }
}

const NO_FAMILY = { agreed: null, desk: [] };

const placeOf = ({ opened, user }: PendingCase): FoundCases['cases'][number] => ({ id: opened.id, userId: user.id });
