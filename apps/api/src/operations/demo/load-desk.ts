/**
 * The team's work beyond cases: questions, a first approval, a closed report, notes, views, announcements and
 * settings.
 */
import type { AnnouncementRequest } from '@kalyanam/shared/team/announcements';
import type { MemberNoteRequest } from '@kalyanam/shared/team/member-notes';
import { DEFAULT_TEAM_SETTINGS } from '@kalyanam/shared/team/settings';
import type { SaveViewRequest } from '@kalyanam/shared/team/views';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { EvidenceService } from '../../team/verify/cases/evidence.service.js';
import { MemberNotes } from '../../team/members/member-notes.service.js';
import { SavedViews } from '../../team/lists/views/saved-views.service.js';
import { Announcements } from '../../my/announcements/announcements.service.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import type { AuditEntry } from '../../people/audit/audit-row.js';
import { CaseAssignments } from '../../profiles/cases/case-assignments.service.js';
import { CaseQuestions } from '../../profiles/cases/case-questions.service.js';
import { CasesService } from '../../profiles/cases/cases.service.js';
import { FirstApprovals } from '../../profiles/cases/first-approvals.service.js';
import type { VerificationCase } from '../../profiles/cases/verification-case.entity.js';
import { TeamSettingsService } from '../../people/team-settings/team-settings.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';
import type { DemoMember } from './community.js';
import { actorOf } from './load-community.js';
import { DemoClock } from './demo-clock.js';
import { DemoReports } from './load-reports.js';
import type { DemoTeam } from './load-team.js';
import { SIGN_INS } from './sign-ins.js';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Only those who live abroad need two reviewers: a demonstration of it, and no second look at every case. */
const SETTINGS = {
  ...DEFAULT_TEAM_SETTINGS,
  secondEyes: true,
  secondEyesBelowScore: 0,
  secondEyesResubmitted: false,
};

const PARKED = 'The card carries another family name. Which one is on your certificates?';
const ASKED = 'We could not read the year of birth on the card. Could you send a sharper picture?';
const ANSWER = 'I have taken a new picture in daylight. The old one was from a copy, sorry.';
const PASSED = 'You know the family in Guntur. Could you have a look?';

const NOTES: readonly MemberNoteRequest[] = [
  { kind: 'call', outcome: 'confirmed', text: 'Called the father, confirmed' },
  { kind: 'call', outcome: 'no-answer', text: '' },
  { kind: 'note', text: 'The brother is verified since last year.' },
];

const VIEWS: readonly SaveViewRequest[] = [
  { list: 'users', name: 'Verified this week', query: '?verifiedDays=7' },
  { list: 'reports', name: 'About money', query: '?state=open&reason=money' },
];

const after = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** One is over and one begins later: none that is running, whose banner would lie over the members' pages. */
const announcements = (now: Date): { at: Date; wish: AnnouncementRequest }[] => [
  {
    at: after(now, -40 * DAY_HOURS),
    wish: {
      ...WRITTEN,
      titleEn: 'Families meet in Hyderabad',
      textEn: 'On Sunday at 10 in the community hall. Bring your questions, and your parents.',
      segment: { ...EVERYONE, state: 'telangana', city: 'Hyderabad' },
      endsAt: after(now, -33 * DAY_HOURS).toISOString(),
    },
  },
  {
    at: now,
    wish: {
      ...WRITTEN,
      titleEn: 'Calls are answered until nine',
      textEn: 'From next week you can reach us from nine to nine, also on Sundays.',
      segment: { ...EVERYONE, verification: 'verified', gender: 'female' },
      startsAt: after(now, 10 * DAY_HOURS).toISOString(),
    },
  },
];
const WRITTEN = { titleTe: '', textTe: '', page: '', banner: true, mail: false, startsAt: '', endsAt: '' } as const;
const EVERYONE = {
  verification: 'all',
  gender: 'all',
  ageFrom: null,
  ageTo: null,
  state: '',
  city: '',
  activeDays: null,
} as const;

/** Returns what the audit log says about it. */
type Work = (
  manager: EntityManager,
  open: VerificationCase,
  user: User,
) => Promise<Pick<AuditEntry, 'action' | 'details'> | null>;

@Injectable()
export class DemoDesk {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly questions: CaseQuestions,
    private readonly assignments: CaseAssignments,
    private readonly first: FirstApprovals,
    private readonly evidence: EvidenceService,
    private readonly notifications: NotificationsService,
    private readonly notes: MemberNotes,
    private readonly reports: DemoReports,
    private readonly views: SavedViews,
    private readonly announcements: Announcements,
    private readonly settings: TeamSettingsService,
    private readonly audit: AuditLog,
    private readonly clock: DemoClock,
  ) {}

  /** After the pictures, which are part of what is approved; the second time there is nothing to add. */
  async add(members: readonly DemoMember[], team: DemoTeam, now: Date): Promise<void> {
    if ((await this.settings.versioned()).version > 0) return;
    const owner = actorOf(team.owner, 'owner');
    const reviewer = actorOf(team.reviewer, 'reviewer');
    await this.accounts.transaction((manager) =>
      this.settings.change(manager, SETTINGS, { version: 0, adminId: owner.admin.adminId }),
    );
    await this.closeReport(members, reviewer, now);
    await this.shareCases(members, { owner, reviewer }, now);
    for (const view of VIEWS) await this.views.save(owner.admin.adminId, view);
    for (const { at, wish } of announcements(now)) {
      this.clock.set(at);
      await this.announcements.create(wish, owner);
    }
    this.clock.set(now);
  }

  /** About the last of the verified members: the first ones have reports that wait. */
  private async closeReport(members: readonly DemoMember[], reviewer: Actor, now: Date): Promise<void> {
    const [about, by] = members
      .filter((member) => member.verificationStatus === 'verified' && member.isActive)
      .reverse();
    this.clock.set(after(now, -20));
    if (about && by) await this.reports.settle(by, about, reviewer, () => this.clock.set(after(now, -1)));
  }

  /** Minutes ago, one after the other, so that the audit log is in order. */
  private async shareCases(
    members: readonly DemoMember[],
    { owner, reviewer }: Record<'owner' | 'reviewer', Actor>,
    now: Date,
  ): Promise<void> {
    const [parked, answered, passed, doubted] = casesOf(members, now);
    const at = (minutesAgo: number) => this.clock.set(after(now, -minutesAgo / 60));
    at(55);
    await this.ask(parked, PARKED, reviewer);
    at(50);
    await this.ask(answered, ASKED, owner);
    at(40);
    await this.with(passed, owner, async (manager, open) => {
      const hands = { to: reviewer.admin.adminId, by: owner.admin.adminId, note: PASSED };
      await this.assignments.assign(manager, open, hands);
      return { action: 'case-assigned', details: { case: open.publicId, to: reviewer.admin.username } };
    });
    at(30);
    await this.with(doubted, reviewer, async (manager, open, user) => {
      const { seen } = await this.evidence.look(manager, user, open);
      await this.first.record(manager, open, reviewer.admin.adminId, seen);
      return { action: 'first-approval', details: { case: open.publicId } };
    });
    for (const [index, member] of [doubted, passed, answered].entries()) {
      const user = member && (await this.accounts.byEmail(member.email));
      const note = NOTES[index];
      at(28 - index);
      if (user && note) await this.notes.add(user.publicId, note, index === 0 ? reviewer : owner);
    }
    at(12);
    await this.with(answered, null, async (manager, open) => {
      const question = await this.questions.newest(manager, open.id);
      if (question) await this.questions.answer(manager, open, question, ANSWER);
      return null;
    });
  }

  private ask(member: DemoMember | undefined, question: string, by: Actor): Promise<void> {
    return this.with(member, by, async (manager, open, { id }) => {
      await this.questions.ask(manager, open, { adminId: by.admin.adminId, question });
      await this.notifications.add(manager, id, 'team-question', { notes: question });
      return { action: 'member-asked', details: { case: open.publicId } };
    });
  }

  /** Works on the open case of a member, and writes what was done to the audit log. */
  private async with(member: DemoMember | undefined, by: Actor | null, work: Work): Promise<void> {
    const known = member && (await this.accounts.byEmail(member.email));
    if (!known) return;
    await this.accounts.transaction(async (manager) => {
      const user = await this.accounts.lock(manager, known.id);
      if (!user) return;
      const entry = await work(manager, await this.cases.undecided(manager, user.id), user);
      if (by && entry)
        await this.audit.write(manager, { ...actedBy(by), ...entry, subject: `member:${user.publicId}` });
    });
  }
}

/** Cases of a day and more, none of a known sign-in: to be parked, answered, passed on, and of a member abroad. */
function casesOf(members: readonly DemoMember[], now: Date): (DemoMember | undefined)[] {
  const known = new Set(SIGN_INS.map(({ email }) => email));
  const [, parked, ...others] = members
    .filter(({ email, queuedAt, decidedAt }) => queuedAt && !decidedAt && !known.has(email))
    .filter(({ queuedAt }) => queuedAt && queuedAt < after(now, -DAY_HOURS))
    .sort((a, b) => (a.queuedAt?.getTime() ?? 0) - (b.queuedAt?.getTime() ?? 0));
  const isAbroad = ({ fields }: DemoMember) => fields.workLocation.type === 'nri';
  const doubted = others.find(isAbroad);
  const [answered, passed] = others.filter((member) => !isAbroad(member));
  return [parked, answered, passed, doubted];
}
