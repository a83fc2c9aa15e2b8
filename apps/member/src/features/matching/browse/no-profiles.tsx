import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import type { LoosenAnswer } from '@kalyanam/shared/contracts/why';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { api } from '../../../session/session';
import { FROM_THE_LIST, overList } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useSentence } from '../../../ui/texts/sentences';
import { useBrowseTexts } from './browse.en';
import { useFilterTexts } from './filters.en';
import { useFilterWords } from './filter-words';
import { without, withoutAll } from './filter-edits';
import { activeFilters, searchOf } from './filters';
import { useWhyTexts } from './sheets/why.en';

const OFFERS = 3;

/** How many more there would be without each filter; a path of its own, which the bundle of the routes has no room for. */
const loosened = (query: BrowseQuery) =>
  queryOptions({
    queryKey: ['profiles', 'loosen', query],
    queryFn: async ({ signal }) => (await api.get<LoosenAnswer>('/profiles/loosen', { query, signal })).filters,
  });

interface NoProfilesProps {
  query: BrowseQuery;
  onShow: (query: BrowseQuery) => void;
}

/** The specified words, and the step that would help: which filter to drop, and what that brings. */
export function NoProfiles({ query, onShow }: NoProfilesProps) {
  const texts = useBrowseTexts();
  const words = useFilterTexts();
  const why = useWhyTexts();
  const language = useLanguage();
  const say = useSentence();
  const { chipOf } = useFilterWords();
  const { sort: _sort, page: _page, ...asked } = query;
  const { data = [] } = useQuery(loosened(asked));
  const helpful = data.filter(({ more }) => more > 0).sort((one, other) => other.more - one.more);
  const active = activeFilters(query).length;
  return (
    <EmptyState title={say(MESSAGES.noProfiles)}>
      {active === 0 && !query.gothra && !query.fits && <p>{words.emptyNoFilter}</p>}
      {helpful.length > 0 && <p>{words.emptyHint}</p>}
      {helpful.length === 0 && data.length > 1 && <p>{words.emptySeveral}</p>}
      {helpful.slice(0, OFFERS).map(({ filter, more }) => (
        <Button key={filter} look="secondary" onClick={() => onShow(without(query, { filters: [filter] }, undefined))}>
          {words.clearOne(chipOf([filter], query), words.more(formatNumber(more, language)))}
        </Button>
      ))}
      {active > 1 && (
        <Button look="quiet" onClick={() => onShow(withoutAll(query))}>
          {texts.clearAll}
        </Button>
      )}
      <ButtonLink look="quiet" to={overList('find', searchOf(asked))} state={FROM_THE_LIST}>
        {why.link}
      </ButtonLink>
    </EmptyState>
  );
}
