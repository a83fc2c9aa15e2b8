import { PHOTO_CLOCK } from '@kalyanam/shared/team/photo-review';
import { DEFAULT_TEAM_SETTINGS } from '@kalyanam/shared/team/settings';
import { describe, expect, it } from 'vitest';
import { caseClock } from './case-clock';

const NOW = new Date('2026-11-21T05:30:00Z');
const waiting = (hours: number, settings = DEFAULT_TEAM_SETTINGS) =>
  caseClock(new Date(NOW.getTime() - hours * 3_600_000).toISOString(), NOW, settings);

describe('the clock of a case', () => {
  it.each([
    [0, 'fresh', '0 h'],
    [23.9, 'fresh', '23 h'],
    [24, 'due', '24 h'],
    [47.9, 'due', '47 h'],
    [48, 'late', '48 h'],
    [120, 'late', '5 d'],
  ])('after %d hours it is %s and shows %s', (hours, urgency, waited) => {
    expect(waiting(hours)).toMatchObject({ urgency, waited });
  });

  it('follows what the owner has set', () => {
    const hurried = { ...DEFAULT_TEAM_SETTINGS, dueHours: 4, lateHours: 8 };
    expect([3, 4, 8].map((hours) => waiting(hours, hurried).urgency)).toEqual(['fresh', 'due', 'late']);
  });

  it('of a photo (C8, test 6): red at 24 hours, and not one minute before', () => {
    const after = (hours: number) =>
      caseClock(new Date(NOW.getTime() - hours * 3_600_000).toISOString(), NOW, PHOTO_CLOCK).urgency;
    expect([11.9, 12, 23.99, 24].map(after)).toEqual(['fresh', 'due', 'due', 'late']);
  });

  it('says how long the team has left', () => {
    expect(waiting(47).words).toBe('Waiting 47 hours, due within 1 hour');
  });

  it('does not run backwards when the clocks of server and browser differ', () => {
    expect(waiting(-1)).toMatchObject({ urgency: 'fresh', waited: '0 h' });
  });
});
