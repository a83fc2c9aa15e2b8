import type { BulkAnswer, BulkRequest } from '@kalyanam/shared/team/bulk';
import { queryText } from '@kalyanam/web/api-client';
import { api } from '../../session/admin-session';

const BULK_MS = 180_000;

export const sendBulk = (path: string, request: BulkRequest, filters: object = {}) =>
  api.post<BulkAnswer>(path + queryText(filters), request, { timeoutMs: BULK_MS });
