import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';

/** C14: a family account is to every page the one for whom it acts; beside that stands who acts. */
export interface Member extends SessionUser {
  acting?: DeskSeatView;
}
