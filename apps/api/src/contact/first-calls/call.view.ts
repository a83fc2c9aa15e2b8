import { numberUntil } from '@kalyanam/shared/topics/calls/slots';
import { isZoneSure, zoneAt, zonesAt } from '@kalyanam/shared/topics/calls/zones';
import type { CallOutcome, CallPlace, CallView } from '@kalyanam/shared/contracts/calls';
import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import type { MemberName } from '../../profiles/profile/member-cards.service.js';
import type { Call } from './call.entity.js';
import { asksOutcome, callStateAt, isNumberOpen, numberOwnerOf, slotsOf } from './call.policy.js';
import type { Place } from './calls.repository.js';

export interface Seen {
  readonly alive: boolean;
  readonly viewerId: number;
  readonly member: MemberName;
  readonly mine: Place;
  readonly theirs: Place;
  /** Those whose numbers may be given, by their seats. */
  readonly numbers: ReadonlyMap<number, DeskRelation>;
  readonly outcome: CallOutcome | null;
  readonly now: Date;
}

export const placeView = (place: Place): CallPlace => ({
  zone: zoneAt(place, place.zone),
  zones: [...zonesAt(place)],
  sure: isSure(place),
});

const isSure = (place: Place): boolean => isZoneSure(place) || zoneAt(place, place.zone) === place.zone;

/** A call as one of the two sees it: never what the other said of it. */
export function callView(call: Call, { alive, viewerId, member, mine, theirs, numbers, outcome, now }: Seen): CallView {
  const state = callStateAt(call, alive, now);
  const agreed = state === 'agreed' || (state === 'past' && call.agreedSlot !== null);
  const numberOf = call.numberSeatId === null ? null : (numbers.get(call.numberSeatId) ?? null);
  const isGiven = call.numberSeatId === null ? call.numberLabel === null : numberOf !== null;
  const open = isGiven && isNumberOpen({ ...call, state }, alive, viewerId, now);
  return {
    id: call.publicId,
    member: { id: member.id, name: member.name },
    state,
    proposedByMe: call.proposerId === viewerId,
    between: call.between,
    iCall: numberOwnerOf(call) !== viewerId,
    slots: (agreed && call.agreedSlot ? [call.agreedSlot] : slotsOf(call)).map((slot) => slot.toISOString()),
    myZone: zoneAt(mine, mine.zone),
    theirZone: zoneAt(theirs, theirs.zone),
    theirZoneSure: isSure(theirs),
    numberOf: agreed ? numberOf : null,
    numberOpen: open,
    numberUntil: open && call.agreedSlot ? numberUntil(call.agreedSlot).toISOString() : null,
    asksOutcome: asksOutcome({ ...call, state }, outcome !== null, now),
    myOutcome: outcome,
  };
}
