import type { DeskAct } from '@kalyanam/shared/desk/desk';
import type { Principal } from './access.js';

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
