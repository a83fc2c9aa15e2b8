import type { GothraGate } from '@kalyanam/shared/contracts/gothras';
import type { MatchItem, ProfileMatch } from '@kalyanam/shared/contracts/wishes';
import type { GothraRuleLine } from '@kalyanam/shared/base/vocabulary/gothras';
import { withGateVerdict } from './gate-match.js';

const matchOf = (judged: MatchItem['judged']): ProfileMatch => ({
  mine: {
    stated: 2,
    fits: 1,
    unknown: 1,
    items: [
      { wish: 'caste', weight: 'nice', value: 'reddy', judged: 'fits' },
      { wish: 'gothra', weight: 'must', value: 'different', judged },
    ],
  },
  theirs: null,
});
const gateOf = (verdict: GothraGate['verdict']): GothraGate => ({
  ...{ verdict, line: null, changedAt: null, sameSurname: false },
});

describe('the wish of another gothra where the gate compares the own line', () => {
  it.each<[GothraGate['verdict'], GothraRuleLine[], MatchItem['judged'], number, number]>([
    ['same', ['own'], 'misses', 1, 0],
    ['same', ['own', 'mother'], 'misses', 1, 0],
    ['different', ['own'], 'fits', 2, 0],
    ['different', ['own', 'mother'], 'unknown', 1, 1],
    ['different', ['own', 'surname'], 'unknown', 1, 1],
    ['cannot-tell', ['own'], 'unknown', 1, 1],
    [null, ['own'], 'unknown', 1, 1],
  ])('%s, by the rule %j: %s', (verdict, rule, judged, fits, unknown) => {
    const mine = withGateVerdict(matchOf('unknown'), gateOf(verdict), rule)?.mine;
    expect(mine).toMatchObject({ stated: 2, fits, unknown });
    expect(mine?.items[1]).toMatchObject({ wish: 'gothra', judged });
    expect(mine?.items[0]).toMatchObject({ judged: 'fits' });
  });

  it('leaves alone verdicts between verified members, and members without such a wish', () => {
    const judged = matchOf('fits');
    expect(withGateVerdict(judged, gateOf('same'), ['own'])).toBe(judged);
    expect(withGateVerdict({ mine: null, theirs: null }, gateOf('same'), ['own'])).toEqual({
      mine: null,
      theirs: null,
    });
    expect(withGateVerdict(null, gateOf('same'), ['own'])).toBeNull();
  });
});
