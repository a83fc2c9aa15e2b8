/** Rows that are ticked for an act on several of them. */
import { useState } from 'react';

export interface Selection {
  /** Ids, in the order in which they were ticked. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Ticks all of them, or none when all are ticked. */
  toggle: (ids: readonly string[]) => void;
  clear: () => void;
}

/** @param scope what the list shows: with other filters the ticks are gone, with another page they stay. */
export function useSelection(scope: object): Selection {
  const known = JSON.stringify(scope);
  const [ticked, setTicked] = useState<{ scope: string; ids: readonly string[] }>({ scope: known, ids: [] });
  const ids = ticked.scope === known ? ticked.ids : [];
  const set = (next: readonly string[]) => setTicked({ scope: known, ids: next });
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (wanted) =>
      set(
        wanted.every((id) => ids.includes(id))
          ? ids.filter((id) => !wanted.includes(id))
          : [...new Set([...ids, ...wanted])],
      ),
    clear: () => set([]),
  };
}
