import { createStore, useStore } from '@kalyanam/web/store';

/**
 * A choice among a few words that this browser remembers, the same in all its tabs.
 * @param words the first one holds until another is chosen
 */
export function rememberedChoice<Word extends string>(key: string, words: readonly [Word, ...Word[]]) {
  const known = (text: string | null): Word => words.find((word) => word === text) ?? words[0];
  const read = (): Word => {
    try {
      return known(localStorage.getItem(key));
    } catch {
      return words[0];
    }
  };
  const store = createStore(read());
  window.addEventListener('storage', (event) => {
    if (event.key === key) store.set(read());
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    use: (): Word => useStore(store),
    choose: (word: Word) => {
      store.set(word);
      try {
        localStorage.setItem(key, word);
      } catch {
        // The browser keeps nothing: the choice holds on this page.
      }
    },
  };
}
