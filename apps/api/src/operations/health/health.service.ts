import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pendingMigrations, pendingSentence } from '../../platform/database/migrate.js';
import { StoredFiles } from '../../platform/storage/stored-files.service.js';

/** A database or storage that takes longer counts as unavailable. */
const PATIENCE_MS = 3000;

@Injectable()
export class HealthService implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly log = new Logger('Process');
  private stoppingSince: number | null = null;
  /** The last logged state, so that a probe every few seconds fills no log. */
  private pending: string | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly files: StoredFiles,
  ) {}

  /** Ready for requests: database reachable and migrated, storage usable, not shutting down. */
  async isReady(): Promise<boolean> {
    if (this.isStopping()) return false;
    const checks = [this.isMigrated(), this.files.check().then(() => true)];
    const answers = await Promise.all(checks.map((check) => inTime(check)));
    return answers.every(Boolean);
  }

  private async isMigrated(): Promise<boolean> {
    const names = await pendingMigrations(this.database);
    const pending = names.length === 0 ? null : pendingSentence(names);
    if (pending !== null && pending !== this.pending) this.log.warn(`Not ready: ${pending}`);
    this.pending = pending;
    return pending === null;
  }

  isStopping(): boolean {
    return this.stoppingSince !== null;
  }

  beforeApplicationShutdown(signal?: string): void {
    this.stoppingSince = performance.now();
    this.log.log(`Stopping${signal ? ` on ${signal}` : ''}: requests under way are finished first.`);
  }

  onApplicationShutdown(): void {
    this.log.log(`Stopped after ${Math.round(performance.now() - (this.stoppingSince ?? 0))} ms.`);
  }
}

async function inTime(check: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)));
  const answer = await Promise.race([check.catch(() => false), late]);
  clearTimeout(timer);
  return answer;
}
