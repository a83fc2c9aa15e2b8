import { LIMITS } from '@kalyanam/shared/base/limits';
import { INTEREST_STATES, type InterestState } from '@kalyanam/shared/base/vocabulary/status';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import {
  outcomeOf,
  restsUntil,
  pairStateOf,
  stateAt,
  TRANSITIONS,
  type Act,
  type InterestFacts,
  type Outcome,
} from './transitions.js';

const DAY = 86_400_000;
const now = new Date('2026-05-10T08:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const ACTS: Act[] = ['show', 'accept', 'decline', 'withdraw'];
const [SENDER, RECEIVER] = [1, 2];

const interest = (state: InterestState, changes: Partial<InterestFacts> = {}): InterestFacts => ({
  state,
  senderId: SENDER,
  sentAt: ago(DAY / 2),
  answeredAt: state === 'pending' ? null : ago(DAY / 4),
  deliveredAt: ago(DAY / 2),
  expiresAt: new Date(now.getTime() + 13 * DAY),
  before: 0,
  taken: 0,
  note: null,
  noteState: 'none',
  declineMessage: null,
  declineDueAt: null,
  ...changes,
});

describe('interest', () => {
  it('has a row for each state seen from each side, and one for none', () => {
    const sides = valuesOf(INTEREST_STATES).flatMap((state) => [`sent ${state}`, `received ${state}`]);
    const rows = ['none', 'received waiting', 'received declining', ...sides];
    expect(Object.keys(TRANSITIONS).sort()).toEqual(rows.sort());
  });

  it.each<[InterestState | null, number, Partial<Record<Act, Outcome>>]>([
    [null, SENDER, { show: 'ask' }],
    ['pending', SENDER, { show: 'same', withdraw: 'withdrawn' }],
    ['pending', RECEIVER, { show: 'accepted', accept: 'accepted', decline: 'declined' }],
    ['accepted', SENDER, { show: 'same' }],
    ['accepted', RECEIVER, { show: 'same', accept: 'same' }],
    ['declined', SENDER, {}],
    ['declined', RECEIVER, { show: 'ask', decline: 'same' }],
    ['withdrawn', SENDER, { withdraw: 'same' }],
    ['withdrawn', RECEIVER, { show: 'ask' }],
    ['expired', SENDER, { show: 'ask' }],
    ['expired', RECEIVER, { show: 'ask' }],
  ])('that is %s comes for member %i to %j', (state, member, outcomes) => {
    const facts = state && interest(state);
    for (const act of ACTS) expect([act, outcomeOf(act, facts, member, now)]).toEqual([act, outcomes[act] ?? null]);
  });

  it('that waits is met by showing interest, and is withdrawn by its sender', () => {
    const waiting = interest('pending', { deliveredAt: null, expiresAt: null });
    expect(ACTS.map((act) => outcomeOf(act, waiting, RECEIVER, now))).toEqual(['accepted', null, null, null]);
    expect(ACTS.map((act) => outcomeOf(act, waiting, SENDER, now))).toEqual(['same', null, null, 'withdrawn']);
    expect(outcomeOf('show', { ...waiting, state: 'withdrawn' }, RECEIVER, now)).toBe('ask');
  });

  it('that is being declined can still be met by its receiver', () => {
    const declining = interest('pending', { declineDueAt: now });
    expect(ACTS.map((act) => outcomeOf(act, declining, RECEIVER, now))).toEqual(['accepted', null, 'same', null]);
    expect(outcomeOf('withdraw', declining, SENDER, now)).toBe('withdrawn');
  });

  it('expires on time, whatever the row says', () => {
    const due = interest('pending', { expiresAt: now });
    expect(stateAt(due, now)).toBe('expired');
    expect(stateAt(due, ago(1))).toBe('pending');
    expect(pairStateOf(due, RECEIVER, now)).toBe('received expired');
    expect(outcomeOf('accept', due, RECEIVER, now)).toBeNull();
    expect(stateAt(interest('accepted', { expiresAt: ago(DAY) }), now)).toBe('accepted');
  });

  it('cools off 30 days after being declined, for its sender alone', () => {
    const rest = LIMITS.interestCoolOffDays * DAY;
    const declined = (answeredAt: Date) => interest('declined', { sentAt: ago(rest + 9 * DAY), answeredAt });
    expect(restsUntil(declined(ago(DAY)), now)).toEqual(new Date(now.getTime() + rest - DAY));
    expect(outcomeOf('show', declined(ago(rest - 1)), SENDER, now)).toBeNull();
    expect(outcomeOf('show', declined(ago(rest)), SENDER, now)).toBe('ask');
    expect(outcomeOf('show', declined(ago(0)), RECEIVER, now)).toBe('ask');
  });

  it('can be sent again a day after a withdrawn one was sent', () => {
    expect(outcomeOf('show', interest('withdrawn', { sentAt: ago(DAY - 1) }), SENDER, now)).toBeNull();
    expect(outcomeOf('show', interest('withdrawn', { sentAt: ago(DAY) }), SENDER, now)).toBe('ask');
    expect(restsUntil(interest('pending'), now)).toBeNull();
  });
});
