/**
 * Invariants that survive any interruption: each list is empty, even after a kill -9. Wrong counts and copies are
 * fixed.
 */
import { Injectable } from '@nestjs/common';
import { photoFiles } from '../../platform/pictures/photo-files.js';
import { StoredFiles } from '../../platform/storage/stored-files.service.js';
import { ConsistencyRepository } from './consistency.repository.js';
import { KeptCountsRepository } from './kept-counts.repository.js';
import { TeamCopiesRepository } from './team-copies.repository.js';

export interface Findings {
  rowsWithoutFile: string[];
  filesWithoutRow: string[];
  approvalsWithoutAudit: string[];
  usersWithoutProfile: string[];
  countsMended: string[];
  copiesMended: string[];
}

@Injectable()
export class Consistency {
  constructor(
    private readonly rows: ConsistencyRepository,
    private readonly files: StoredFiles,
    private readonly counts: KeptCountsRepository,
    private readonly copies: TeamCopiesRepository,
  ) {}

  /** May run while the product runs: findings are checked a second time before they are reported. */
  async check(): Promise<Findings> {
    const stored = new Set<string>();
    for await (const key of this.files.keys()) stored.add(key);
    const named = await this.namedFiles();
    const orphans = new Set(await this.rows.orphanKeys());
    return {
      rowsWithoutFile: await this.still(
        [...named].filter((key) => !stored.has(key)),
        async (key, namedNow) => namedNow.has(key) && !(await this.files.has(key)),
      ),
      filesWithoutRow: await this.still(
        [...stored].filter((key) => !named.has(key) && !orphans.has(key)),
        async (key, namedNow) => !namedNow.has(key) && (await this.files.has(key)),
      ),
      approvalsWithoutAudit: await this.rows.approvalsWithoutAudit(),
      usersWithoutProfile: await this.rows.usersWithoutProfile(),
      countsMended: [...(await this.counts.mendAuditDays()), ...(await this.counts.mendDecisions())],
      copiesMended: await this.copies.mend(),
    };
  }

  private async still(
    suspects: readonly string[],
    wrong: (key: string, named: ReadonlySet<string>) => Promise<boolean>,
  ): Promise<string[]> {
    if (suspects.length === 0) return [];
    const named = await this.namedFiles();
    const found: string[] = [];
    for (const key of suspects) if (await wrong(key, named)) found.push(key);
    return found;
  }

  private async namedFiles(): Promise<ReadonlySet<string>> {
    const photos = (await this.rows.photoKeys()).flatMap(photoFiles);
    return new Set([...photos, ...(await this.rows.documentKeys())]);
  }
}
