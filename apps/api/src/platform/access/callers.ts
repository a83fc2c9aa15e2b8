import type { DeskAct } from '@kalyanam/shared/topics/family/desk-rights';
import type { Principal } from './access.js';

/** Callers whose token and account status were checked before, and have not changed since (R74). */
export abstract class KnownCallers {
  /** Null for an unknown caller, or one about which something may have changed. */
  abstract find(token: string): Promise<Principal | null>;

  /** A moment to give to `keep`: what changes after it is not known to a check that began before. */
  abstract now(): number;

  abstract keep(token: string, caller: Principal, since: number): void;
}

export interface WantedAct {
  readonly act: DeskAct;
  /** Public id of whose profile it is. */
  readonly profileId: string;
  /** Public id of the other profile that the request is about. */
  readonly aboutId: string | undefined;
}

/** C14: callers that act for another's profile, each with a seat at its desk. */
export abstract class ActingCallers {
  /**
   * The caller as the candidate they act for, from the database on this request.
   * @throws AppError desk-ended, desk-draft-needed, desk-not-yours
   */
  abstract actFor(caller: Principal, wanted: WantedAct): Promise<Principal>;
}
