import { createStore, useStore } from '@kalyanam/web/store';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useEffect } from 'react';

type CityNames = Readonly<Record<string, string>>;

const NONE: CityNames = {};
const known = createStore(NONE);

/** What cities are called in the language shown, by their English name; fetched once Telugu is shown (R88). */
export function useCityNames(): CityNames {
  const telugu = useLanguage() === 'te';
  const names = useStore(known);
  useEffect(() => {
    if (!telugu) return;
    import('./city-names.te').then(
      ({ te }) => known.set(te),
      () => null,
    );
  }, [telugu]);
  return telugu ? names : NONE;
}
