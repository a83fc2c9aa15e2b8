import { useQueries } from '@tanstack/react-query';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import type { FilterName } from '@kalyanam/shared/profile/filters';
import { MESSAGES } from '@kalyanam/shared/messages';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { useSentence } from '../../ui/texts/sentences';
import { profilePage } from './browse.queries';
import { useBrowseTexts } from './browse.en';
import { useFilterWords } from './filter-words';
import { activeFilters, without } from './filters';

/** The narrowest filters first: what is most likely to bring profiles back. */
const NARROW: readonly FilterName[] = [
  'workCity',
  'familyCity',
  'incomeFrom',
  'maritalStatus',
  'workState',
  'familyState',
];
const OFFERS = 3;

interface NoProfilesProps {
  query: BrowseQuery;
  onShow: (query: BrowseQuery) => void;
}

/** The specified words, and the step that would help: which filter to drop, and what that brings. */
export function NoProfiles({ query, onShow }: NoProfilesProps) {
  const texts = useBrowseTexts();
  const language = useLanguage();
  const say = useSentence();
  const { chipOf } = useFilterWords();
  const active = activeFilters(query);
  const candidates = [...NARROW.filter((name) => active.includes(name)), ...active].slice(0, OFFERS);
  const offered = [...new Set(candidates)];
  const counts = useQueries({
    queries: offered.map((name) => ({ ...profilePage(without(query, name)), placeholderData: undefined })),
  });
  const helpful = offered.flatMap((name, index) => {
    const total = counts[index]?.data?.total ?? 0;
    return total > 0 ? [{ name, total }] : [];
  });
  return (
    <EmptyState title={say(MESSAGES.noProfiles)}>
      {active.length === 0 && <p>{texts.emptyNoFilter}</p>}
      {helpful.length > 0 && <p>{texts.emptyHint}</p>}
      {helpful.map(({ name, total }) => (
        <Button key={name} look="secondary" onClick={() => onShow(without(query, name))}>
          {texts.clearOne(chipOf(name, query[name] ?? ''), texts.results(formatNumber(total, language), total === 1))}
        </Button>
      ))}
      {active.length > 1 && (
        <Button look="quiet" onClick={() => onShow({})}>
          {texts.clearAll}
        </Button>
      )}
    </EmptyState>
  );
}
