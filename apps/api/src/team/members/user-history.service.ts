/** The full history of one account. */
import type { UserHistory, UserHistoryAnswer } from '@kalyanam/shared/team/users';
import { ageOn } from '@kalyanam/shared/base/india-time';
import { WISH_NAMES, type Wishes } from '@kalyanam/shared/topics/matching/wishes';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { BiodataShares } from '../../profiles/biodata-shares/biodata-shares.service.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { CandidateConsents } from '../../people/consents/candidate-consents.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { PhotoAddresses } from '../../profiles/photos/photo-addresses.js';
import { PhotosService } from '../../profiles/photos/photos.service.js';
import { IdentityService } from '../../profiles/identity-numbers/identity.service.js';
import { Horoscopes } from '../../profiles/horoscopes/horoscopes.service.js';
import { accountFacts, candidateView, lookingView, teamHoroscopeView } from './user-history.view.js';
import { Lineages } from '../../profiles/gothras/lineages.service.js';
import { LookingAnswerRows } from '../../matching/freshness/looking-answers.repository.js';
import { ProfileDetailsService } from '../../profiles/profile/profile-details.service.js';
import { teamDetailsView } from '../../profiles/profile/profile-details.view.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { readsGothras } from '../../profiles/profile/profile.view.js';
import { MemberWishes } from '../../matching/wishes/member-wishes.service.js';
import { CaseFamilies } from '../../people/consents/case-families.repository.js';
import { AuditList } from '../office/audit/audit-list.service.js';
import { ReportList } from '../reports/report-list.service.js';
import { MemberLookups } from '../lists/account-status/member-lookups.js';
import { UserHistoryRepository } from './user-history.repository.js';
import type { Actor } from '../../people/team-accounts/actor.js';

const AUDIT_ROWS = 50;
const ANSWERS = 20;

@Injectable()
export class UserHistoryService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly details: ProfileDetailsService,
    private readonly lineages: Lineages,
    private readonly horoscopes: Horoscopes,
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
    private readonly identity: IdentityService,
    private readonly sessions: SessionsService,
    private readonly candidates: CandidateConsents,
    private readonly families: CaseFamilies,
    private readonly around: UserHistoryRepository,
    private readonly wishes: MemberWishes,
    private readonly answers: LookingAnswerRows,
    private readonly reports: ReportList,
    private readonly auditList: AuditList,
    private readonly lookups: MemberLookups,
    private readonly links: BiodataShares,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not-found */
  async read(publicId: string, actor: Actor): Promise<Answer<UserHistoryAnswer>> {
    const account = await this.accounts.byPublicId(publicId);
    const rows = account && (await this.profiles.withUser(account.id));
    if (!rows) throw new AppError('not-found');
    await this.lookups.note(publicId, actor);
    const { user, profile } = rows;
    const [details, women, stars, photos, masks, answers, consent, families, parts] = await Promise.all([
      this.details.forUser(user.id),
      this.lineages.womenOf(readsGothras(actor.admin.role) ? [user.id] : []),
      this.horoscopes.ofUsers(readsGothras(actor.admin.role) ? [user.id] : []),
      this.photos.ofUser(user.id),
      this.identity.masks(user.id),
      this.answers.newest(user.id, ANSWERS),
      this.candidates.forUser(user.id),
      this.families.ofUsers([user.id]),
      this.parts(user.id, publicId),
    ]);
    const viewer = { kind: 'admin', sessionId: actor.admin.sessionId } as const;
    return {
      user: {
        ...accountFacts(user, profile, { masks, identityKind: this.identity.chosen(masks), role: actor.admin.role }),
        desk: families.get(user.id)?.desk ?? [],
        candidate: candidateView(consent, actor.admin.role),
        looking: lookingView(profile, answers),
        age: ageOn(profile.dob, this.clock.now()),
        details: teamDetailsView({ ...details, womensGothras: women.get(user.id) ?? [] }, profile),
        horoscope: teamHoroscopeView(stars.get(user.id) ?? null),
        photos: photos.map((photo) => this.addresses.view(photo, viewer)),
        ...parts,
      },
    };
  }

  private async parts(userId: number, publicId: string) {
    const [cases, reportsAbout, reportsBy, interests, stated, signIns, live, consents, audit, biodata] =
      await Promise.all([
        this.around.cases(userId),
        this.reports.forUser('reported', userId),
        this.reports.forUser('reporter', userId),
        this.around.interests(userId),
        this.wishes.forUser(userId),
        this.around.signIns(userId),
        this.sessions.list(userId),
        this.around.consents(userId),
        this.auditList.about(publicId, AUDIT_ROWS),
        this.links.counts(userId),
      ]);
    const sessions: UserHistory['sessions'] = live.map(({ ip, userAgent, createdAt, lastUsedAt }) => ({
      ip,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
    const wishes = wishCounts(stated.wishes);
    return { cases, reportsAbout, reportsBy, interests, wishes, signIns, sessions, consents, audit, biodata };
  }
}

function wishCounts(wishes: Wishes): UserHistory['wishes'] {
  const stated = Object.values(wishes);
  return {
    stated: stated.length,
    of: WISH_NAMES.length,
    musts: stated.filter(({ weight }) => weight === 'must').length,
  };
}
