import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { CheckFiles } from '../../profiles/checks/check-files.service.js';
import { Checks, type MadeCheck } from '../../profiles/checks/checks.service.js';
import { isIdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { DemoMember } from './community.js';
import { DemoPictures } from './load-pictures.js';

const DAY_MS = 86_400_000;
const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Checks of the members: codes, documents that were seen, a check that lapsed, one that failed, a file that waits. */
@Injectable()
export class DemoChecks {
  constructor(
    private readonly accounts: AccountsService,
    private readonly checks: Checks,
    private readonly files: CheckFiles,
    private readonly pictures: DemoPictures,
  ) {}

  /** After the photos; the second time there is nothing to add. */
  async add(members: readonly DemoMember[], now: Date): Promise<void> {
    for (const member of members) {
      const user = await this.accounts.byEmail(member.email);
      if (user) await this.addTo(user, member, now);
    }
    const waiting = members.find(
      ({ verificationStatus, email }) => verificationStatus === 'verified' && !email.startsWith('verified@'),
    );
    const user = waiting && (await this.accounts.byEmail(waiting.email));
    if (user && (await this.files.ofUser(user.id)).size === 0)
      await this.files.store(
        { userId: user.id, publicId: user.publicId },
        'education',
        await this.pictures.paper(waiting),
        () => Promise.resolve('certificate'),
      );
  }

  private async addTo({ id }: User, member: DemoMember, now: Date): Promise<void> {
    if ((await this.checks.forUser(id)).rows.size > 0) return;
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, id);
      await this.checks.addressesProved(manager, id);
      const document = member.documents.find(isIdentityKind) ?? 'aadhaar';
      const seen = { state: 'checked', evidence: document, role: 'reviewer' } as const;
      const found: MadeCheck[] = [
        { fact: 'identity', method: 'seen', ...seen },
        { fact: 'birth-date', method: 'seen', ...seen },
        ...(member.portraits.length > 0 ? [{ fact: 'photo', method: 'compared', ...seen } as const] : []),
      ];
      if (member.decidedAt && member.verificationStatus === 'verified')
        await this.checks.made(manager, id, found, member.decidedAt);
      if (!member.email.startsWith('verified@')) return;
      const byTeam = { method: 'seen', role: 'reviewer' } as const;
      await this.checks.made(
        manager,
        id,
        [{ ...byTeam, fact: 'education', state: 'checked', evidence: 'certificate' }],
        ago(now, 60),
      );
      await this.checks.made(manager, id, [{ fact: 'employment', state: 'checked', method: 'code' }], ago(now, 400));
      await this.checks.made(
        manager,
        id,
        [{ ...byTeam, fact: 'income', state: 'failed', evidence: 'slip' }],
        ago(now, 20),
      );
    });
  }
}
