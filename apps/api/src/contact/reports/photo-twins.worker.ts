/**
 * C8: a picture that another account has too is put before the team, with both profiles. It decides nothing: brothers share
 * family pictures, and a bureau may have made two profiles of one person.
 */
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Clock } from '../../platform/time/clock.js';
import { DueWork } from '../../platform/jobs/due-work.js';
import type { PhotoHash } from '../../profiles/photos/photo-hash.entity.js';
import { PhotoHashes } from '../../profiles/photos/photo-hashes.service.js';
import { SystemReports } from './system-reports.service.js';

const LOOK_EVERY_MS = 5000;
const BATCH = 20;

@Injectable()
export class PhotoTwinsWorker implements BeforeApplicationShutdown {
  private readonly turns = new DueWork({
    name: 'PhotoTwins',
    failure: 'A photo was not compared',
    due: () => this.hashes.uncompared(BATCH),
    carryOut: (hash) => this.compare(hash),
  });

  constructor(
    private readonly hashes: PhotoHashes,
    private readonly accounts: AccountsService,
    private readonly reports: SystemReports,
    private readonly clock: Clock,
  ) {}

  @Interval(LOOK_EVERY_MS)
  compareNew(): Promise<void> {
    return this.turns.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.turns.end();
  }

  private compare({ photoId, photo, exact, dHash }: PhotoHash): Promise<void> {
    return this.accounts.transaction(async (manager) => {
      if (!photo) return;
      const { userId } = photo;
      const equal = await this.hashes.equalTo(exact, userId, manager);
      const near = dHash === null ? [] : await this.hashes.nearTo(dHash, userId, manager);
      const others = new Map([...near, ...equal].map((match) => [match.userId, equal.includes(match)]));
      await this.accounts.lockAll(manager, [userId, ...others.keys()]);
      if (!(await this.hashes.compared(manager, photoId, this.clock.now()))) return;
      for (const [otherId, isEqual] of others)
        await this.reports.open(manager, {
          kind: 'same-picture',
          reportedId: userId,
          otherId,
          description: isEqual
            ? 'A picture that was uploaded here is the same as one of the other profile.'
            : 'A picture that was uploaded here looks like one of the other profile.',
        });
    });
  }
}
