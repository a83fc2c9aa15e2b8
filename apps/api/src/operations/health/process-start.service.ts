import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { OutboxWorker } from '../../people/outbox/outbox.worker.js';
import { limitOf, pointsOf, type LimitName } from '../../platform/config/limit-table.js';
import { Settings } from '../../platform/config/settings.js';

/** Logs what a serving process is, and starts to send what waits in the outbox; commands do not load it. */
@Injectable()
export class ProcessStart implements OnApplicationBootstrap {
  private readonly log = new Logger('Process');

  constructor(
    private readonly outbox: OutboxWorker,
    private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    const { build, side, production, limits } = this.settings;
    const served = side === 'all' ? 'both sides' : `the ${side} side`;
    this.log.log(
      `Version ${build.version}, commit ${build.commit}: serves ${served}${production ? '' : ', not for production'}.`,
    );
    for (const [name, points] of Object.entries(limits))
      this.log.warn(`LIMITS sets ${name} to ${points}; usual are ${pointsOf(limitOf(name as LimitName))}.`);
    this.outbox.start();
  }
}
