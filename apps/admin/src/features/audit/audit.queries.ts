import type { AuditVerifyAnswer } from '@kalyanam/shared/admin/audit';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { api } from '../../session/admin-session';

/** The whole chain is read; it may take a while. */
const VERIFY_MS = 120_000;

export const verifyAudit = () =>
  api.post<AuditVerifyAnswer>(ADMIN_ROUTES.auditVerify, undefined, { timeoutMs: VERIFY_MS });
