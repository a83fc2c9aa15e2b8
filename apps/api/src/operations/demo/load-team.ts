/** The team's other work: reports, changed details, eligible pairs, coupons; and one claimed case. */
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import type { ReviewedFields } from '@kalyanam/shared/contracts/profile';
import type { ProfileFields } from '@kalyanam/shared/topics/profile/fields';
import type { ReportReason } from '@kalyanam/shared/base/vocabulary/report-reasons';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { CouponsService } from '../../joining/coupons/coupons.service.js';
import { EligibleBatches } from '../../joining/eligible-users/eligible-batches.service.js';
import type { Profile } from '../../profiles/profile/profile.entity.js';
import { ProfileEdits } from '../../profiles/profile/profile-edits.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { CaseClaims } from '../../profiles/cases/case-claims.service.js';
import type { DemoMember } from './community.js';
import { actorOf, type DemoAdmin } from './load-community.js';
import { DemoClock } from './demo-clock.js';
import { DemoReports } from './load-reports.js';
import { SIGN_INS } from './sign-ins.js';

const HOUR_MS = 3_600_000;

const coupons = (now: Date) => [
  { code: 'UGADI', discount: 25, expiryDate: dateInIndia(new Date(now.getTime() + 160 * 24 * HOUR_MS)) },
  { code: 'WELCOME', discount: 10 },
  { code: 'SANKRANTI', discount: 50, isActive: false },
];

const ELIGIBLE = Array.from({ length: 12 }, (_, index) => ({
  email: `vouched${index + 1}@example.com`,
  phone: `98000000${String(index + 1).padStart(2, '0')}`,
}));

const REPORTS: readonly { reason: ReportReason; description: string; hoursAgo: number }[] = [
  {
    reason: 'wrong-facts',
    description: 'The profession does not fit what the family told us on the phone.',
    hoursAgo: 30,
  },
  { reason: 'money', description: 'Asked for a loan after the second call, for a hospital bill.', hoursAgo: 9 },
  { reason: 'married', description: 'My cousin attended the wedding in May.', hoursAgo: 4 },
];

/** Changes that verified members have requested (R30). */
const EDITS: readonly { hoursAgo: number; changes: (fields: ProfileFields) => ReviewedFields }[] = [
  { hoursAgo: 27, changes: ({ name }) => ({ name: `Venkata ${name}` }) },
  { hoursAgo: 11, changes: ({ gothra }) => ({ gothra: gothra === 'Kasyapa' ? 'Bharadwaja' : 'Kasyapa' }) },
  { hoursAgo: 3, changes: ({ dob }) => ({ dob: `${dob.slice(0, -2)}11`, maritalStatus: 'divorced' }) },
];
/** Comes after the members used for reports. */
const FIRST_EDITOR = 2 * REPORTS.length + 1;

export interface DemoTeam {
  owner: DemoAdmin;
  reviewer: DemoAdmin;
}

@Injectable()
export class DemoTeamWork {
  constructor(
    private readonly accounts: AccountsService,
    private readonly coupons: CouponsService,
    private readonly eligible: EligibleBatches,
    private readonly reports: DemoReports,
    private readonly claims: CaseClaims,
    private readonly profiles: ProfilesService,
    private readonly edits: ProfileEdits,
    private readonly clock: DemoClock,
  ) {}

  async add(members: readonly DemoMember[], { owner, reviewer }: DemoTeam, now: Date): Promise<void> {
    const actor = actorOf(owner, 'owner');
    await this.eligible.add({ users: ELIGIBLE, label: 'Families the association knows' }, actor);
    for (const coupon of coupons(now)) await unlessThere('coupon-exists', () => this.coupons.create(coupon, actor));
    const verified = members.filter((member) => member.verificationStatus === 'verified' && member.isActive);
    for (const [index, { hoursAgo, ...report }] of REPORTS.entries()) {
      const [by, about] = [verified[2 * index + 1], verified[2 * index + 2]];
      this.clock.set(new Date(now.getTime() - hoursAgo * HOUR_MS));
      if (by && about) await unlessThere('already-reported', () => this.reports.report(by, about, report));
    }
    for (const [index, { hoursAgo, changes }] of EDITS.entries()) {
      const member = verified[FIRST_EDITOR + index];
      this.clock.set(new Date(now.getTime() - hoursAgo * HOUR_MS));
      if (member) await this.edit(member.email, changes(member.fields));
    }
    this.clock.set(now);
    await this.claim(members, reviewer);
  }

  /** Only once: skips changes that are already applied. */
  private async edit(email: string, changes: ReviewedFields): Promise<void> {
    const user = await this.accounts.byEmail(email);
    const profile = user && (await this.profiles.byUserId(user.id));
    if (!profile || Object.entries(changes).every(([field, value]) => profile[field as keyof Profile] === value))
      return;
    await this.accounts.transaction((manager) => this.edits.keep(manager, user.id, changes));
  }

  /** The reviewer claims the oldest case of a member without a known sign-in. */
  private async claim(members: readonly DemoMember[], reviewer: DemoAdmin): Promise<void> {
    const known = new Set(SIGN_INS.map(({ email }) => email));
    const [oldest] = members
      .filter(({ verificationStatus, email }) => verificationStatus === 'semi-verified' && !known.has(email))
      .sort((a, b) => (a.queuedAt?.getTime() ?? 0) - (b.queuedAt?.getTime() ?? 0));
    const user = oldest && (await this.accounts.byEmail(oldest.email));
    if (user) await this.claims.take(user.id, reviewer.id);
  }
}

/** A second load finds what the first one created. */
async function unlessThere(code: AppError['code'], work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== code) throw error;
  }
}
