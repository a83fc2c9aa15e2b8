import type { GothraGate } from '@kalyanam/shared/contracts/gothras';
import type { ProfileMatch } from '@kalyanam/shared/contracts/wishes';
import type { GothraRuleLine } from '@kalyanam/shared/base/vocabulary/gothras';

/**
 * R84: what the gate says on an opened profile counts for the wish of another gothra too. The same own line misses every
 * rule; a different one fits only a rule that asks for no other line.
 */
export function withGateVerdict(
  match: ProfileMatch | null,
  gate: GothraGate | null,
  rule: readonly GothraRuleLine[],
): ProfileMatch | null {
  const open = match?.mine?.items.some(({ wish, judged }) => wish === 'gothra' && judged === 'unknown');
  const fits = gate?.verdict === 'different' && rule.every((line) => line === 'own');
  if (!match?.mine || !open || !(fits || gate?.verdict === 'same')) return match;
  const { mine } = match;
  const judged = fits ? ('fits' as const) : ('misses' as const);
  return {
    ...match,
    mine: {
      ...mine,
      fits: mine.fits + (fits ? 1 : 0),
      unknown: mine.unknown - 1,
      items: mine.items.map((item) => (item.wish === 'gothra' ? { ...item, judged } : item)),
    },
  };
}
