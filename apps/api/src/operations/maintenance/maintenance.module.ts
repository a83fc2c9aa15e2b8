import { matching } from '../../matching/matching.module.js';
import { district } from '../../platform/room.js';
import { LastBackup } from '../health/last-backup.repository.js';
import { AccountInLog } from './account-in-log.service.js';
import { Backup } from './backup/backup.service.js';
import { Restore } from './backup/restore.service.js';
import { ConsistencyRepository } from './consistency.repository.js';
import { Consistency } from './consistency.service.js';
import { TeamCopiesRepository } from './team-copies.repository.js';
import { KeptCountsRepository } from './kept-counts.repository.js';
import { KeyRotationRepository } from './key-rotation.repository.js';
import { KeyRotation } from './key-rotation.service.js';

/** For operator commands, never for requests. */
export const maintenance = district('MaintenanceModule', {
  below: [matching],
  rooms: [
    {
      providers: [
        AccountInLog,
        Backup,
        LastBackup,
        Restore,
        Consistency,
        ConsistencyRepository,
        KeptCountsRepository,
        TeamCopiesRepository,
        KeyRotation,
        KeyRotationRepository,
      ],
    },
  ],
});
