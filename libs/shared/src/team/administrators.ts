/** R4: the people of the team, looked after by an owner; and an administrator's own second factor. */
import type { SessionView } from '../contracts/auth.js';
import type { AdminView } from './contracts.js';
import { defineList, type QueryOf } from './lists.js';
import { ADMIN_ROLES, type AdminRole } from './roles.js';
import type { TablePage } from './tables.js';

const ADMINISTRATOR_STATES = [
  { value: 'enabled', label: 'Enabled' },
  { value: 'disabled', label: 'Disabled' },
] as const;

/** GET /admin/administrators; `q` is the beginning of a username or a name. */
export const ADMINISTRATOR_LIST = defineList('administrators', {
  sorts: ['createdAt', 'username', 'name'],
  order: 'asc',
  search: 'Search by username or name',
  filters: {
    role: { label: 'Role', options: ADMIN_ROLES },
    state: { label: 'State', options: ADMINISTRATOR_STATES },
  },
});
export type AdministratorsQuery = QueryOf<typeof ADMINISTRATOR_LIST>;

export interface AdministratorRow extends Omit<AdminView, 'mustSetUpSecondFactor' | 'mustChangePassword'> {
  createdAt: string;
  disabledAt: string | null;
  lastSignInAt: string | null;
  secondFactor: boolean;
  /** Cases that they decided in the last 30 days, and ever. */
  decidedLately: number;
  decided: number;
  /** Their newest row of the audit log. */
  lastAct: { action: string; at: string } | null;
  /** The caller, who can neither be disabled nor reset here. */
  self: boolean;
}

export type AdministratorsPage = TablePage<AdministratorRow>;

/** POST /admin/administrators */
export interface NewAdministratorRequest {
  username: string;
  name: string;
  role: AdminRole;
}

/** PATCH /admin/administrators/:id */
export interface AdministratorChange {
  /** Ends their sessions immediately. */
  disabled?: boolean;
  role?: AdminRole;
}

export interface AdministratorAnswer {
  success: true;
  message: string;
  administrator: AdministratorRow;
  /** After creating and after POST /admin/administrators/:id/password: shown once, kept nowhere. */
  password?: string;
}

/** GET /admin/session */
export interface OwnSessionAnswer {
  success: true;
  admin: AdminView;
  secondFactor: { enabled: boolean; required: boolean; recoveryCodesLeft: number };
}

/** GET /admin/session/sessions; DELETE ends them all, this one included. */
export interface OwnSessionsAnswer {
  success: true;
  /** Live ones, last used first. */
  sessions: SessionView[];
}

/** PUT /admin/session/password; their other sessions end. */
export interface OwnPasswordRequest {
  password: string;
  newPassword: string;
}

/**
 * POST /admin/session/proof: after the failure 'prove-again'; the code where a second factor is set up, else the
 * password.
 */
export interface StepUpRequest {
  password?: string;
  /** Six digits of the second factor, or a recovery code. */
  code?: string;
}

/** POST /admin/session/second-factor: the current password starts setting it up. */
export interface SecondFactorRequest {
  password: string;
}

export interface SecondFactorSetup {
  success: true;
  /** Base 32, for typing. */
  secret: string;
  /** For a QR code. */
  otpauthUri: string;
}

/** POST /admin/session/second-factor/confirm, POST .../recovery-codes (new ones) and POST .../removal */
export interface SecondFactorCode {
  code: string;
}

export interface RecoveryCodesAnswer {
  success: true;
  /** Ten, shown once; each works once in place of a code. */
  recoveryCodes: string[];
}
