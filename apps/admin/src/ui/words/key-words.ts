/** What the keys of a screen do, in words: each screen declares its own, and the list of keys shows those on the page. */
import { createStore, useStore } from '@kalyanam/web/store';
import { useEffect } from 'react';

/** A key, and what it does. */
export type KeyWords = readonly (readonly [key: string, does: string])[];

interface Screen {
  name: string;
  keys: KeyWords;
}

const declared = createStore<readonly Screen[]>([]);
const asked = createStore(false);

/** @param keys a list that stays the same, as declared beside the screen */
export function useKeyWords(name: string, keys: KeyWords) {
  useEffect(() => {
    const screen = { name, keys };
    declared.set([...declared.get(), screen]);
    return () => declared.set(declared.get().filter((other) => other !== screen));
  }, [name, keys]);
}

export const useDeclaredKeys = (): readonly Screen[] => useStore(declared);

export const openKeyHelp = () => asked.set(true);
export const closeKeyHelp = () => asked.set(false);
export const useKeyHelpAsked = (): boolean => useStore(asked);
