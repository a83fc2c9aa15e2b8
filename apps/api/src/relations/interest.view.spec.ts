import { interestView } from './interest.view.js';
import type { InterestFacts } from './transitions.js';

const now = new Date('2026-05-10T08:00:00Z');
const [SENDER, RECEIVER] = [777_001, 777_002];
const pending: InterestFacts = {
  state: 'pending',
  senderId: SENDER,
  sentAt: new Date('2026-05-09T08:00:00Z'),
  answeredAt: null,
  expiresAt: new Date('2026-05-23T08:00:00Z'),
};

describe('what a member sees of an interest', () => {
  it('is only that they may ask, where neither has', () => {
    expect(interestView(SENDER, null, true, now)).toEqual({
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
    });
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

  it('tells the sender of a declined one when they may ask again', () => {
    const declined: InterestFacts = { ...pending, state: 'declined', answeredAt: now };
    expect(interestView(SENDER, declined, true, now).againAt).toBe('2026-06-09T08:00:00.000Z');
    expect(interestView(RECEIVER, declined, true, now).againAt).toBeNull();
  });
});
