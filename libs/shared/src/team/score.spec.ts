import { SCORE_PARTS, scoreParts, scoreTotal, type ScoreFacts } from './score.js';

const all = Object.fromEntries(SCORE_PARTS.map(({ part }) => [part, true])) as ScoreFacts;

describe('verification score (R13)', () => {
  it('is 100 when every part is reached', () => {
    expect(scoreTotal(scoreParts(all))).toBe(100);
  });

  it('loses what a missing part is worth', () => {
    expect(scoreTotal(scoreParts({ ...all, panFile: false, profileComplete: false }))).toBe(85);
  });
});
