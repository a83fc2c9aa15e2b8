/** What the owner sets for the whole team; the only writer of its table. */
import { DEFAULT_TEAM_SETTINGS, type TeamSettings } from '@kalyanam/shared/team/settings';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { duplicateKey } from '../../platform/database/errors.js';
import { MemberCaches } from '../../platform/change-feed/member-caches.service.js';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { TeamSettingsRow } from './team-settings.entity.js';

const ONLY = 1;
/** No member has this number: what changes is the same for all. */
const EVERYONE = 0;

export interface VersionedSettings {
  settings: TeamSettings;
  version: number;
  changed: { by: string; at: Date } | null;
}

const withDefaults = (row: TeamSettingsRow | null): TeamSettings => ({
  ...DEFAULT_TEAM_SETTINGS,
  ...(row && (JSON.parse(row.settings) as Partial<TeamSettings>)),
});

@Injectable()
export class TeamSettingsService {
  private readonly kept: (userIds: readonly number[]) => Promise<ReadonlyMap<number, TeamSettings>>;

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly changes: MemberChanges,
    caches: MemberCaches,
  ) {
    this.kept = caches.of(1, async () => new Map([[EVERYONE, await this.current()]]));
  }

  /** As they were a moment ago (R74), for lists. */
  async recent(): Promise<TeamSettings> {
    return (await this.kept([EVERYONE])).get(EVERYONE)!;
  }

  /** One row by its key: read with every use, so that a change holds immediately in every process. */
  async current(manager: EntityManager = this.database.manager): Promise<TeamSettings> {
    return withDefaults(await manager.findOneBy(TeamSettingsRow, { id: ONLY }));
  }

  async versioned(): Promise<VersionedSettings> {
    const row = await this.database
      .getRepository(TeamSettingsRow)
      .findOne({ where: { id: ONLY }, relations: { changer: true } });
    return {
      settings: withDefaults(row),
      version: row?.version ?? 0,
      changed: row && { by: row.changer.username, at: row.changedAt },
    };
  }

  /** Returns the settings as they were. @throws AppError changed-meanwhile when another version was looked at */
  async change(
    manager: EntityManager,
    settings: TeamSettings,
    { version, adminId }: { version: number; adminId: number },
  ): Promise<TeamSettings> {
    const before = await manager.findOne(TeamSettingsRow, {
      where: { id: ONLY },
      lock: { mode: 'pessimistic_write' },
    });
    if ((before?.version ?? 0) !== version) throw new AppError('changed-meanwhile');
    const row = {
      version: version + 1,
      settings: JSON.stringify(settings),
      changedBy: adminId,
      changedAt: this.clock.now(),
    };
    if (before) await manager.update(TeamSettingsRow, { id: ONLY }, row);
    else await insertFirst(manager, { id: ONLY, ...row });
    await this.changes.note(manager, [EVERYONE]);
    return withDefaults(before);
  }
}

/** Two owners may set something for the first time at the same moment. */
async function insertFirst(manager: EntityManager, row: Omit<TeamSettingsRow, 'changer'>): Promise<void> {
  try {
    await manager.insert(TeamSettingsRow, row);
  } catch (error) {
    if (duplicateKey(error) === null) throw error;
    throw new AppError('changed-meanwhile');
  }
}
