import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StoredFiles } from '../files/storage/stored-files.service.js';

/** A database or storage that takes longer counts as unavailable. */
const PATIENCE_MS = 3000;

@Injectable()
export class HealthService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly database: DataSource,
    private readonly files: StoredFiles,
  ) {}

  /** Ready for requests: database reachable and migrated, storage usable, not shutting down. */
  async isReady(): Promise<boolean> {
    if (this.stopping) return false;
    const checks = [this.database.showMigrations().then((pending) => !pending), this.files.check().then(() => true)];
    const answers = await Promise.all(checks.map((check) => inTime(check)));
    return answers.every(Boolean);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }
}

async function inTime(check: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)));
  const answer = await Promise.race([check.catch(() => false), late]);
  clearTimeout(timer);
  return answer;
}
