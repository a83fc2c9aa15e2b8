import type { GothraName } from '@kalyanam/shared/base/vocabulary/gothras';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentProps } from 'react';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { GothrasAnswer } from '@kalyanam/shared/contracts/gothras';
import { GOTHRA_ROUTES } from '@kalyanam/shared/topics/gothras/gothras';
import { api } from '../../session/session';
import { SuggestField } from '../../ui/form/suggest-field';
import { useNames } from '../../ui/texts/names';

type GothraFieldProps = Omit<ComponentProps<typeof SuggestField>, 'suggestions' | 'matches'>;

const PAUSE_MS = 200;

/** A gothra, suggested in both scripts; one that is not in the list is taken as it is written. Its value is English. */
export function GothraField({ value, onChange, onBlur, ...field }: GothraFieldProps) {
  const language = useLanguage();
  const names = useNames();
  const nameOf = (gothra: GothraName) => (language === 'te' ? gothra.te : gothra.en);
  /** The text is never rewritten while someone types. */
  const [typed, setTyped] = useState<string | null>(null);
  const { data = [] } = useQuery(gothrasFor(useResting(typed ?? value)));
  const known = data.find(({ en }) => en === value);
  const byName = (text: string) => data.find((gothra) => nameOf(gothra) === text.trim())?.en ?? text;
  return (
    <SuggestField
      {...field}
      suggestions={data.map(nameOf)}
      matches={() => true}
      value={typed ?? (known ? nameOf(known) : names.gothra(value))}
      onChange={(text) => {
        setTyped(text);
        onChange(byName(text));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}

/** The text once no key has been pressed for a moment. */
function useResting(text: string): string {
  const [resting, setResting] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setResting(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return resting;
}

/** A failure leaves the list empty, because any gothra may be typed. */
const gothrasFor = (typed: string) =>
  queryOptions({
    queryKey: ['gothras', typed.trim().toLowerCase()],
    queryFn: async ({ signal }) => {
      const query = { q: typed.trim() };
      return (await api.get<GothrasAnswer>(GOTHRA_ROUTES.names, { query, signal, anonymous: true })).gothras;
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
