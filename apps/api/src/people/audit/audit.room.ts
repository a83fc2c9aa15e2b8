import type { Room } from '../../platform/room.js';
import { AuditHead } from './audit-head.entity.js';
import { AuditLogRow } from './audit-log-row.entity.js';
import { AuditLog } from './audit-log.service.js';
import { AuditRepository } from './audit.repository.js';

export const audit: Room = { entities: [AuditHead, AuditLogRow], providers: [AuditLog, AuditRepository] };
