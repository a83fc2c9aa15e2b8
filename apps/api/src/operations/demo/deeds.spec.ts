import { LIMITS } from '@kalyanam/shared/base/limits';
import { demoCommunity } from './community.js';
import { wordsOf } from '../../people/relations/interests.service.js';
import { demoDeeds, NEAR_YEARS, type Deed } from './deeds.js';

const now = new Date('2026-11-21T12:00:00Z');
const members = demoCommunity(200, now);
const deeds = demoDeeds(members, now);
const DAY = 86_400_000;
const byKey = new Map(members.map((member) => [member.key, member]));
const pairOf = ({ by, to }: Deed): string => [by, to].sort().join(' ');

describe('interactions of the demo community', () => {
  it('are the same at every moment of a day, in chronological order, and all in the past', () => {
    expect(demoDeeds(members, new Date('2026-11-20T20:00:00Z'))).toEqual(deeds);
    const times = deeds.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
  });

  it('need no more members than there are', () => {
    for (const count of [0, 1, 4, 10, 60]) {
      const few = demoCommunity(count, now);
      const keys = new Set(few.map(({ key }) => key));
      expect(demoDeeds(few, now).filter(({ by, to }) => !keys.has(by) || !keys.has(to))).toEqual([]);
    }
  });

  it('ask once per pair, verified to verified or semi-verified of the other gender, five a day at most', () => {
    const asks = deeds.filter(({ kind }) => kind === 'ask' || kind === 'wait');
    expect(new Set(asks.map(pairOf)).size).toBe(asks.length);
    for (const { by, to, at } of asks) {
      const [sender, receiver] = [byKey.get(by), byKey.get(to)];
      expect(sender?.verificationStatus).toBe('verified');
      expect(['verified', 'semi-verified']).toContain(receiver?.verificationStatus);
      expect(sender?.fields.gender).not.toBe(receiver?.fields.gender);
      const day = asks.filter((other) => other.by === by && Math.abs(other.at.getTime() - at.getTime()) < DAY);
      expect(day.length).toBeLessThanOrEqual(LIMITS.interestsPerDay);
    }
  });

  it('are between people of about the same age', () => {
    const born = (key: string) => Date.parse(byKey.get(key)?.fields.dob ?? '');
    expect(deeds.filter(({ by, to }) => Math.abs(born(by) - born(to)) >= NEAR_YEARS * 365.25 * DAY)).toEqual([]);
  });

  it('answer each interest once, after it was sent and before it expires', () => {
    const answers = deeds.filter(({ kind }) => ['accepted', 'declined', 'withdrawn'].includes(kind));
    expect(new Set(answers.map(pairOf)).size).toBe(answers.length);
    for (const answer of answers) {
      const ask = deeds.find((deed) => deed.kind === 'ask' && pairOf(deed) === pairOf(answer));
      expect(answer.by).toBe(answer.kind === 'withdrawn' ? ask?.by : ask?.to);
      const waited = answer.at.getTime() - (ask?.at.getTime() ?? 0);
      expect(waited).toBeGreaterThan(0);
      expect(waited).toBeLessThan(LIMITS.interestDays * DAY);
    }
  });

  it('fill the list of one woman, and let three wait before it', () => {
    const answered = new Set(deeds.filter(({ kind }) => kind === 'accepted').map(pairOf));
    const hers = deeds.filter(({ to }) => to === 'm002');
    expect(hers.filter((deed) => deed.kind === 'ask' && !answered.has(pairOf(deed)))).toHaveLength(25);
    expect(hers.filter(({ kind }) => kind === 'wait')).toHaveLength(3);
    const states = hers.flatMap(({ note }) => (note === undefined ? [] : wordsOf(note).noteState));
    expect([states.length > 3, states.filter((state) => state === 'held').length]).toEqual([true, 1]);
  });

  it('have every state from both sides for the verified sign-in', () => {
    const asked = deeds.filter(({ kind, by, to }) => kind === 'ask' && [by, to].includes('m001'));
    const stories = asked.map((ask) => {
      const answer = deeds.find(
        (deed) => ['accepted', 'declined', 'withdrawn'].includes(deed.kind) && pairOf(deed) === pairOf(ask),
      );
      const open = now.getTime() - ask.at.getTime() < LIMITS.interestDays * DAY ? 'pending' : 'expired';
      return `${ask.by === 'm001' ? 'sent' : 'received'} ${answer?.kind ?? open}`;
    });
    expect([...new Set(stories)].sort()).toEqual([
      'received accepted',
      'received declined',
      'received expired',
      'received pending',
      'sent accepted',
      'sent declined',
      'sent expired',
      'sent pending',
      'sent withdrawn',
    ]);
  });
});
