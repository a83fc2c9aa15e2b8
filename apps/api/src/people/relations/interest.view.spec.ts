import { interestView } from './interest.view.js';
import type { InterestFacts } from './transitions.js';

const now = new Date('2026-05-10T08:00:00Z');
const [SENDER, RECEIVER] = [777_001, 777_002];
const pending: InterestFacts = {
  state: 'pending',
  senderId: SENDER,
  sentAt: new Date('2026-05-09T08:00:00Z'),
  answeredAt: null,
  deliveredAt: new Date('2026-05-09T08:00:00Z'),
  expiresAt: new Date('2026-05-23T08:00:00Z'),
  before: 0,
  taken: 0,
  note: null,
  noteState: 'none',
  declineMessage: null,
  declineDueAt: null,
};
const waiting: InterestFacts = { ...pending, deliveredAt: null, expiresAt: null, before: 3, taken: 25 };
const NOTHING = {
  state: 'none',
  direction: null,
  canShow: true,
  canAccept: false,
  canDecline: false,
  canWithdraw: false,
  againAt: null,
  sentAt: null,
  answeredAt: null,
  expiresAt: null,
  waitsFor: null,
  waitingBefore: null,
  note: null,
  noteState: null,
  message: null,
  undoUntil: null,
};

describe('what a member sees of an interest', () => {
  it('is only that they may ask, where neither has', () => {
    expect(interestView(SENDER, null, true, now)).toEqual(NOTHING);
    expect(interestView(SENDER, null, false, now).canShow).toBe(false);
  });

  it('names its state, its side and its times, and no database number', () => {
    const view = interestView(RECEIVER, pending, true, now);
    expect(view).toMatchObject({
      state: 'pending',
      direction: 'received',
      canAccept: true,
      canDecline: true,
      sentAt: '2026-05-09T08:00:00.000Z',
      expiresAt: '2026-05-23T08:00:00.000Z',
    });
    expect(JSON.stringify(view)).not.toContain('777');
    expect(interestView(SENDER, pending, true, now)).toMatchObject({ direction: 'sent', canWithdraw: true });
  });

  it('is nothing to its receiver while it waits, and while it was taken back in the line', () => {
    expect(interestView(RECEIVER, { ...waiting, note: 'Namaste' }, true, now)).toEqual(NOTHING);
    for (const state of ['withdrawn', 'expired'] as const)
      expect(interestView(RECEIVER, { ...waiting, state }, true, now)).toEqual(NOTHING);
    expect(interestView(RECEIVER, waiting, false, now).canShow).toBe(false);
  });

  it('tells its sender how many wait before it, or that the morning is waited for', () => {
    const of = (before: number, taken: number) => interestView(SENDER, { ...waiting, before, taken }, true, now);
    expect(of(3, 25)).toMatchObject({ state: 'pending', waitsFor: 'place', waitingBefore: 3, canWithdraw: true });
    expect(of(3, 24)).toMatchObject({ waitsFor: 'place', waitingBefore: 2 });
    expect(of(3, 10)).toMatchObject({ waitsFor: 'morning', waitingBefore: 0 });
    expect(interestView(SENDER, pending, true, now)).toMatchObject({ waitsFor: null, waitingBefore: null });
  });

  it('has words that the receiver reads only when they may be', () => {
    for (const noteState of ['clear', 'held', 'refused'] as const) {
      const noted = { ...pending, note: 'Namaste', noteState };
      expect(interestView(SENDER, noted, true, now)).toMatchObject({ note: 'Namaste', noteState });
      expect(interestView(RECEIVER, noted, true, now)).toMatchObject({
        note: noteState === 'clear' ? 'Namaste' : null,
        noteState: null,
      });
    }
  });

  it('is declined to its receiver alone until that can no longer be undone', () => {
    const declining: InterestFacts = { ...pending, declineMessage: 'busy', declineDueAt: now };
    expect(interestView(RECEIVER, declining, true, now)).toMatchObject({
      state: 'declined',
      canShow: true,
      canAccept: false,
      canDecline: false,
      undoUntil: now.toISOString(),
    });
    expect(interestView(SENDER, declining, true, now)).toEqual(interestView(SENDER, pending, true, now));
    const declined = { ...declining, state: 'declined', declineDueAt: null } as const;
    expect(interestView(SENDER, declined, true, now).message).toBe('busy');
    expect(interestView(SENDER, { ...declined, declineMessage: 'silent' }, true, now).message).toBeNull();
    expect(interestView(RECEIVER, declined, true, now).message).toBeNull();
  });

  it('tells the sender of a declined one when they may ask again', () => {
    const declined: InterestFacts = { ...pending, state: 'declined', answeredAt: now };
    expect(interestView(SENDER, declined, true, now).againAt).toBe('2026-06-09T08:00:00.000Z');
    expect(interestView(RECEIVER, declined, true, now).againAt).toBeNull();
  });
});
