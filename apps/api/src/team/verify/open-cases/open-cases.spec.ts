import { OpenCases, type FoundCases, type OpenCase, type QueueWish } from './open-cases.js';
import { queueMoments } from './queue-moments.js';
import { SomeMembers } from './some-members.js';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-25T10:00:00Z');
const WISH: QueueWish = { adminId: 1, moments: queueMoments(NOW, { dueHours: 24, lateHours: 48 }) };
const PAGE = { offset: 0, count: 10 };

/** Entered this many hours ago. */
const opened = (id: number, hours: number, more: Partial<OpenCase> = {}): OpenCase => ({
  ...{ id, userId: id * 10, lane: 1, enteredAt: NOW.getTime() - hours * HOUR_MS },
  ...{ resubmission: false, abroad: false, noFile: false, assignedTo: null, claimedBy: null, claimedAt: 0 },
  ...more,
});

function queueOf(...cases: OpenCase[]): OpenCases {
  const queue = new OpenCases();
  for (const each of cases) queue.put(each);
  return queue;
}

const idsOf = ({ cases }: FoundCases): number[] => cases.map(({ id }) => id);

describe('the open cases', () => {
  it('are in the order of the queue: answered ones, then the oldest, then those that wait', () => {
    const queue = queueOf(opened(1, 5), opened(2, 90, { lane: 2 }), opened(3, 50), opened(5, 7), opened(4, 7));
    queue.put(opened(6, 1, { lane: 0 }));
    expect(idsOf(queue.find(WISH, PAGE))).toEqual([6, 3, 4, 5, 1, 2]);
    expect(idsOf(queue.find(WISH, { offset: 2, count: 2 }))).toEqual([4, 5]);
  });

  it('are counted under their heads, and how many of all are due by the end of today', () => {
    const queue = queueOf(opened(1, 48), opened(2, 47), opened(3, 24), opened(4, 23), opened(5, 1));
    queue.put(opened(6, 90, { lane: 2 }));
    queue.put(opened(7, 2, { lane: 0 }));
    const groups = { answered: 1, late: 1, due: 2, fresh: 2, waiting: 1, paused: 0 };
    expect(queue.find(WISH, PAGE)).toMatchObject({ total: 7, groups, dueToday: 4 });
    expect(queue.find({ ...WISH, only: 'waiting' }, PAGE)).toMatchObject({ total: 1, cases: [{ id: 6 }], dueToday: 4 });
  });

  it('of accounts that are on hold come after all others, in no list but their own', () => {
    const queue = queueOf(opened(1, 50), opened(2, 60, { lane: 3, resubmission: true }), opened(3, 9, { lane: 2 }));
    expect(queue.find(WISH, PAGE)).toMatchObject({ total: 2, cases: [{ id: 1 }, { id: 3 }], groups: { paused: 1 } });
    expect(queue.find({ ...WISH, only: 'paused' }, PAGE)).toMatchObject({ total: 1, cases: [{ id: 2 }], dueToday: 1 });
    for (const only of ['mine', 'free', 'late', 'resubmitted', 'waiting'] as const)
      expect(idsOf(queue.find({ ...WISH, only }, PAGE))).not.toContain(2);
    const among = new SomeMembers([20]);
    expect(queue.find({ ...WISH, among }, PAGE)).toMatchObject({ total: 0, cases: [], groups: { paused: 1 } });
  });

  it('move when they change, and leave', () => {
    const queue = queueOf(opened(1, 5), opened(2, 6), opened(3, 7));
    queue.put(opened(1, 8));
    queue.remove(20);
    queue.remove(999);
    expect(queue.find(WISH, PAGE)).toMatchObject({ cases: [{ id: 1 }, { id: 3 }], total: 2 });
    expect(queue.size).toBe(2);
    expect(queue.find({ ...WISH, among: new SomeMembers([30, 20]) }, PAGE)).toMatchObject({
      cases: [{ id: 3 }],
      total: 1,
    });
    expect(queue.find({ ...WISH, among: new SomeMembers([]) }, PAGE).total).toBe(0);
  });

  it('are no longer claimed two minutes after the last sign of life', () => {
    const claimed = (secondsAgo: number) => ({ claimedBy: 2, claimedAt: NOW.getTime() - secondsAgo * 1000 });
    const queue = queueOf(opened(1, 5, claimed(119)), opened(2, 4, claimed(120)), opened(3, 3, { assignedTo: 2 }));
    expect(idsOf(queue.find({ ...WISH, only: 'free' }, PAGE))).toEqual([2]);
    expect(idsOf(queue.find({ ...WISH, adminId: 2, only: 'mine' }, PAGE))).toEqual([1, 3]);
  });
});
