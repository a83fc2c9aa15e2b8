import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CasesService } from '../../profiles/cases/cases.service.js';
import { Clock } from '../../platform/time/clock.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Meters } from '../../platform/jobs/meters.js';
import { Settings } from '../../platform/config/settings.js';
import { onPoolRefusal, poolFigures } from '../../platform/database/pool-figures.js';
import { StoredFiles } from '../../platform/storage/stored-files.service.js';
import { OutboxRepository } from '../../people/outbox/outbox.repository.js';
import { LastBackup } from './last-backup.repository.js';
import { Metrics } from './metrics.service.js';

/** What an operator is to see of a process and of what all of them share. Each costs one look at an index, or nothing. */
@Injectable()
export class ProductFigures implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly meters: Meters,
    private readonly database: DataSource,
    private readonly messages: OutboxRepository,
    private readonly cases: CasesService,
    private readonly files: StoredFiles,
    private readonly lastBackup: LastBackup,
    private readonly limits: Limits,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.ofProcess();
    this.ofMessages();
    this.ofQueue();
    this.ofStorage();
    this.metrics.watchEach('limit_points', 'What a limit lets through in its time', 'limit', () =>
      this.limits.points(),
    );
  }

  private ofProcess(): void {
    const { version, commit } = this.settings.build;
    this.metrics.inform('build_info', 'Which build runs', { version, commit });
    this.metrics.watch(
      'clock_offset_seconds',
      "How far the database's clock is ahead of this process's",
      () => this.clock.correctionSeconds,
    );
    this.metrics.watch('database_pool_size', 'Most connections of this process', () => this.settings.databasePool);
    this.metrics.watchEach(
      'database_pool_connections',
      'Connections of this process that are used and free, and requests that queue for one',
      'state',
      () => ({ ...poolFigures(this.database) }),
    );
    onPoolRefusal(this.database, () => this.meters.count('database_pool_refused_total', {}));
  }

  private ofMessages(): void {
    this.metrics.watch('outbox_waiting_messages', 'Mails and SMS that are not sent yet', () =>
      this.messages.countWaiting(),
    );
    this.metrics.watchEach(
      'outbox_oldest_waiting_seconds',
      'How long the oldest message has waited that should have gone',
      'channel',
      () => this.messages.oldestWaiting(this.clock.now()),
    );
  }

  private ofQueue(): void {
    this.metrics.watch(
      'verification_queue_cases',
      'Members who wait for a decision of the team',
      async () => (await this.cases.waiting()).cases,
    );
    this.metrics.watch(
      'verification_queue_oldest_seconds',
      'How long the first of them has waited; promised are 24 to 48 hours',
      async () => {
        const { oldest } = await this.cases.waiting();
        return oldest === null ? 0 : (this.clock.now().getTime() - oldest.getTime()) / 1000;
      },
    );
  }

  private ofStorage(): void {
    this.metrics.watch(
      'kalyanam_last_backup_timestamp_seconds',
      'When the newest good backup read the tables, in seconds since 1970; 0 for none',
      () => this.lastBackup.seconds(),
    );
    this.metrics.watch('storage_ready', '1 while files can be stored', () =>
      this.files.check().then(
        () => 1,
        () => 0,
      ),
    );
    this.metrics.watchEach('storage_free_bytes', 'Room for files on the disk', 'storage', async () => {
      const free = await this.files.freeBytes();
      const rooms: Record<string, number> = {};
      if (free !== null) rooms['local'] = free;
      return rooms;
    });
  }
}
