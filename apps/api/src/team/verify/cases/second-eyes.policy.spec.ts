import { DEFAULT_TEAM_SETTINGS } from '@kalyanam/shared/team/settings';
import { needsTwo, type Judged } from './second-eyes.policy.js';

const CLEAN: Judged = { score: 70, abroad: false, resubmission: false };
const ON = { ...DEFAULT_TEAM_SETTINGS, secondEyes: true };

describe('the second pair of eyes', () => {
  it.each<[string, Partial<Judged>, object, boolean]>([
    ['is not needed for a clean case', {}, {}, false],
    ['is needed below the score', { score: 69 }, {}, true],
    ['is not needed by score where the owner set none', { score: 0 }, { secondEyesBelowScore: 0 }, false],
    ['is needed for a member abroad', { abroad: true }, {}, true],
    ['is not needed abroad where the owner took that out', { abroad: true }, { secondEyesAbroad: false }, false],
    ['is needed after a rejection', { resubmission: true }, {}, true],
    [
      'is not needed then where the owner took that out',
      { resubmission: true },
      { secondEyesResubmitted: false },
      false,
    ],
    ['is never needed while it is off', { score: 0, abroad: true, resubmission: true }, { secondEyes: false }, false],
  ])('%s', (_, facts, rules, wanted) => {
    expect(needsTwo({ ...CLEAN, ...facts }, { ...ON, ...rules })).toBe(wanted);
  });
});
