/** Entries opened from the palette, newest first; kept on this page alone, as they name members. */
import type { Entry } from './entry';

const MOST = 6;

let recent: readonly Entry[] = [];

export function rememberEntry(entry: Entry) {
  recent = [entry, ...recent.filter(({ id }) => id !== entry.id)].slice(0, MOST);
}

export const recentEntries = (): readonly Entry[] => recent;

export const forgetRecent = () => {
  recent = [];
};
