import type { Principal } from './access.js';

/** Callers whose token and standing were checked before, and have not changed since (R74). */
export abstract class KnownCallers {
  /** Null for one that is not known, or about whom something may have changed. */
  abstract find(token: string): Promise<Principal | null>;

  /** A moment to give to `keep`: what changes after it is not known to a check that began before. */
  abstract now(): number;

  abstract keep(token: string, caller: Principal, since: number): void;
}
