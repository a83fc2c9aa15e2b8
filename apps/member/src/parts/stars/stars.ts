/** Stars in the language shown. Parts that are fetched when they are opened bring these words; Telugu ones in a file of their own. */
import { createStore, useStore } from '@kalyanam/web/store';
import { getLanguage, useLanguage } from '@kalyanam/web/i18n/language';
import { starId } from '@kalyanam/shared/topics/stars/star';
import { useEffect } from 'react';
import { en } from './stars-en';

const telugu = createStore<typeof en | null>(null);

const fetchTelugu = async () => {
  if (telugu.get() === null) telugu.set((await import('./stars-te')).te);
};

/** Resolves when a part may show them in its language; a failure leaves English, and the next part asks again. */
export const starTextsReady = async (): Promise<void> => {
  if (getLanguage() === 'te') await fetchTelugu().catch(() => null);
};

export function useStarTexts() {
  const isTelugu = useLanguage() === 'te';
  const known = useStore(telugu);
  useEffect(() => {
    if (isTelugu) fetchTelugu().catch(() => null);
  }, [isTelugu]);
  const texts = (isTelugu && known) || en;
  const nameOf = ({ star, pada }: { star: number; pada: number | null }): string => {
    const name = texts.words.stars[starId(star)];
    return pada === null ? name : texts.starPada(name, pada);
  };
  return { ...texts, nameOf };
}
