import type { ReactNode } from 'react';

const GROUPS = ['Recent', 'People', 'Open reports', 'Pages', 'Commands'] as const;
export type Group = (typeof GROUPS)[number];

/** A line of the palette. */
export interface Entry {
  id: string;
  group: Group;
  name: string;
  /** Small, behind the name. */
  detail?: ReactNode;
  /** Other words that find it. */
  words?: string;
  /** The keys that do the same. */
  keys?: string;
  run: () => void;
}

/** Every word typed begins a word of the entry. */
export function isMeant({ name, words = '' }: Pick<Entry, 'name' | 'words'>, typed: string): boolean {
  const known = `${name} ${words}`.toLowerCase().split(/[\s,]+/);
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return asked.every((word) => known.some((other) => other.startsWith(word)));
}

/** As they are shown: by group, in the order of the groups. */
export const inGroups = (entries: readonly Entry[]): { group: Group; entries: Entry[] }[] =>
  GROUPS.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) })).filter(
    (part) => part.entries.length > 0,
  );
