import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { atOnce, late } from '../../../shell/late';
import { Mark } from '../../../ui/mark';

const useMarks = late(async () => (await import('../../../parts/relations/card-marks')).CardMarks, atOnce);

/**
 * The bookmarks of the cards. Faces come before the code of the acts: until it is there, its place is kept; where it
 * fails to load, each profile page still has the same button.
 */
export function useCardCorner() {
  const Marks = useMarks();
  return ({ id, name, shortlisted }: ProfileCard) =>
    Marks ? <Marks id={id} name={name} shortlisted={shortlisted} /> : <Mark filled={shortlisted} />;
}
