import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StoredFiles } from '../files/storage/stored-files.service.js';

/** A database or storage that takes longer counts as unavailable. */
const PATIENCE_MS = 3000;

@Injectable()
export class HealthService implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly log = new Logger('Process');
  private stoppingSince: number | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly files: StoredFiles,
  ) {}

  /** Ready for requests: database reachable and migrated, storage usable, not shutting down. */
  async isReady(): Promise<boolean> {
    if (this.isStopping()) return false;
    const checks = [this.database.showMigrations().then((pending) => !pending), this.files.check().then(() => true)];
    const answers = await Promise.all(checks.map((check) => inTime(check)));
    return answers.every(Boolean);
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
