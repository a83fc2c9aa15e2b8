import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';
import type { DeskAct } from '@kalyanam/shared/desk/desk';

/** C14: to every page, a family account is the candidate for whom it acts; `acting` says who is at work. */
export interface Member extends SessionUser {
  acting?: DeskSeatView;
  /** Of a family account: what its seat opens, each by the name of its address. */
  pages?: readonly string[];
}

/** Whether links may lead there: never to a page that the seat does not open. */
export const isOffered = (user: Member | null, page: string): boolean =>
  !user?.family || (user.pages?.includes(page) ?? false);

/** What a hand may only ask for is not among it. */
export const mayDo = (user: Member | null, act: DeskAct): boolean => user?.acting?.acts.includes(act) ?? true;
