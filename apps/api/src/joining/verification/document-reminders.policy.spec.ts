import { dueSince, isDue, type Reminded } from './document-reminders.policy.js';

const NOW = new Date('2026-11-22T10:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const since = dueSince(NOW, 24);

describe('reminders of a missing picture of a document', () => {
  it.each<[string, Reminded, boolean]>([
    ['not before the hours are over', { enteredAt: ago(23), reminders: 0, remindedAt: null }, false],
    ['when they are over', { enteredAt: ago(24), reminders: 0, remindedAt: null }, true],
    ['not again the next day', { enteredAt: ago(48), reminders: 1, remindedAt: ago(24) }, false],
    ['again after three days', { enteredAt: ago(96), reminders: 1, remindedAt: ago(72) }, true],
    ['never a third time', { enteredAt: ago(900), reminders: 2, remindedAt: ago(800) }, false],
  ])('%s', (_, reminded, wanted) => {
    expect(isDue(reminded, since)).toBe(wanted);
  });
});
