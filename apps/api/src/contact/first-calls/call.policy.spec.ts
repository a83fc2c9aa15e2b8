import { asksOutcome, callStateAt, isNumberOpen } from './call.policy.js';

const at = (text: string): Date => new Date(`2026-11-${text}:00Z`);
const call = {
  ...({ state: 'agreed', who: 'you-call', proposerId: 1, answererId: 2 } as const),
  ...{ slot1: at('28T04:30'), slot2: at('29T04:30'), slot3: null, agreedSlot: at('29T04:30') },
  offAt: null,
};

describe('a call', () => {
  it('ends with the half hour that was agreed, or with the last time offered', () => {
    expect(callStateAt(call, true, at('29T04:59'))).toBe('agreed');
    expect(callStateAt(call, true, at('29T05:00'))).toBe('past');
    const proposed = { ...call, state: 'proposed', agreedSlot: null } as const;
    expect(callStateAt(proposed, true, at('29T04:29'))).toBe('proposed');
    expect(callStateAt(proposed, true, at('29T04:30'))).toBe('past');
  });

  it('is off as soon as the two are hidden from each other', () => {
    expect(callStateAt(call, false, at('28T00:00'))).toBe('cancelled');
    expect(callStateAt({ ...call, state: 'declined' }, false, at('28T00:00'))).toBe('declined');
  });

  it('was none where its time came while the two were hidden from each other', () => {
    const off = { ...call, offAt: at('28T00:00') };
    expect(callStateAt(off, true, at('29T04:59'))).toBe('agreed');
    expect(callStateAt(off, true, at('29T05:00'))).toBe('cancelled');
    expect(asksOutcome(off, false, at('30T04:30'))).toBe(false);
  });

  it('shows the number to who rings, from the agreement until a day after the beginning', () => {
    expect(isNumberOpen(call, true, 2, at('25T00:00'))).toBe(true);
    expect(isNumberOpen({ ...call, state: 'past' }, true, 2, at('30T04:29'))).toBe(true);
    expect(isNumberOpen(call, true, 2, at('30T04:30'))).toBe(false);
    expect(isNumberOpen(call, true, 1, at('28T00:00'))).toBe(false);
    expect(isNumberOpen({ ...call, who: 'we-call' }, true, 1, at('28T00:00'))).toBe(true);
    expect(isNumberOpen(call, false, 2, at('28T00:00'))).toBe(false);
    for (const state of ['proposed', 'declined', 'cancelled'] as const)
      expect(isNumberOpen({ ...call, state }, true, 2, at('28T00:00'))).toBe(false);
  });

  it('asks how it was from the day after, for a month, until it is said', () => {
    expect(asksOutcome(call, false, at('30T04:29'))).toBe(false);
    expect(asksOutcome(call, false, at('30T04:30'))).toBe(true);
    expect(asksOutcome(call, true, at('30T04:30'))).toBe(false);
    expect(asksOutcome(call, false, new Date('2026-12-30T04:30:00Z'))).toBe(false);
    expect(asksOutcome({ ...call, state: 'cancelled' }, false, at('30T04:30'))).toBe(false);
  });
});
