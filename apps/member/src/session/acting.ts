/** C14: the candidate a family account acts for in this browser; fetched for such accounts alone. */
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { DESK_ACTS, deskVerdict } from '@kalyanam/shared/topics/family/desk-rights';
import type { Member } from './member';

const CHOSEN = 'kalyanam-acting-for';

/** The candidate chosen last, or the first; no one where there is no seat. */
function chosen(seats: readonly DeskSeatView[]): DeskSeatView | undefined {
  const known = keptChoice();
  return seats.find(({ profileId }) => profileId === known) ?? seats[0];
}

function keptChoice(): string | null {
  try {
    return localStorage.getItem(CHOSEN);
  } catch {
    return null;
  }
}

/** Pages see the candidate: whose id, name and verification they are. */
const asSeat = (user: Member, seat: DeskSeatView): Member => ({
  ...user,
  id: seat.profileId,
  name: seat.name,
  profile: { name: seat.name },
  ownName: user.name,
  verificationStatus: seat.verificationStatus,
  emailVerified: true,
  phoneVerified: true,
  isVerified: true,
  acting: seat,
  opens: DESK_ACTS.filter((act) => deskVerdict(act, seat) !== 'no'),
});

export function actAs(user: SessionUser): Member {
  const seat = chosen(user.family ?? []);
  return seat ? asSeat(user, seat) : user;
}

/** Another id is another member to every cache: nothing of the one is shown for the other. */
export function actFor(user: Member, profileId: string): Member {
  try {
    localStorage.setItem(CHOSEN, profileId);
  } catch {
    // Without storage it holds for the visit.
  }
  const seat = user.family?.find((one) => one.profileId === profileId);
  return seat ? asSeat(user, seat) : user;
}
