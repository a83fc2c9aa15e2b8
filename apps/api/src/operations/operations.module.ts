import { my } from '../my/my.module.js';
import { district } from '../platform/room.js';
import { health } from './health/health.room.js';

export const operations = district('OperationsModule', { below: [my], rooms: [health] });
