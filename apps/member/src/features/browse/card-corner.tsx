import { useEffect, useState } from 'react';
import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { chunk } from '../../shell/chunk';
import { Mark } from '../../ui/mark';

const load = async () => (await import('../../domain/relations/card-marks')).CardMarks;
let loaded: Awaited<ReturnType<typeof load>> | null = null;

/**
 * The bookmarks of the cards. Faces come before the code of what can be done with them: until it is there, its place is
 * kept; where it is lost, each profile still has the same button.
 */
export function useCardCorner() {
  const [Marks, setMarks] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return;
    chunk(load).then(
      (part) => setMarks(() => (loaded = part)),
      () => null,
    );
  }, []);
  return ({ id, name, shortlisted }: ProfileCard) =>
    Marks ? <Marks id={id} name={name} shortlisted={shortlisted} /> : <Mark filled={shortlisted} />;
}
