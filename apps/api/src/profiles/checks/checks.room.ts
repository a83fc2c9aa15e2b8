import type { Room } from '../../platform/room.js';
import { CheckFile } from './check-file.entity.js';
import { CheckFiles } from './check-files.service.js';
import { CheckRow } from './check.entity.js';
import { ChecksRepository } from './checks.repository.js';
import { Checks } from './checks.service.js';

export const checks: Room = { entities: [CheckFile, CheckRow], providers: [CheckFiles, Checks, ChecksRepository] };
