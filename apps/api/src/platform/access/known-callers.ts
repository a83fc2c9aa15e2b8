import type { Principal } from './access.js';

/** Callers whose token and account status were checked before, and have not changed since (R74). */
export abstract class KnownCallers {
  /** Null for an unknown caller, or one about which something may have changed. */
  abstract find(token: string): Promise<Principal | null>;

  /** A moment to give to `keep`: what changes after it is not known to a check that began before. */
  abstract now(): number;

  abstract keep(token: string, caller: Principal, since: number): void;
}
