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
import { detailWordsReady } from '../../domain/details/words';
import { useBrowseTexts } from './browse.en';
import { useFilterTexts } from './filters.en';
import { useFilterWords } from './filter-words';
import { activeChips, without, withoutAll, type Chip } from './filters';

/** The narrowest filters first: what is most likely to bring profiles back. */
const NARROW: readonly FilterName[] = [
  'nativeDistrict',
  'visa',
  'degree',
  'subcaste',
  'workCity',
  'familyCity',
  'incomeFrom',
  'maritalStatus',
  'workState',
  'familyState',
];
const OFFERS = 3;

const widthOf = ([name]: Chip): number => {
  const place = NARROW.findIndex((narrow) => narrow === name);
  return place < 0 ? NARROW.length : place;
};

interface NoProfilesProps {
  query: BrowseQuery;
  onShow: (query: BrowseQuery) => void;
}

/** The specified words, and the step that would help: which filter to drop, and what that brings. */
function NoProfiles({ query, onShow }: NoProfilesProps) {
  const texts = useBrowseTexts();
  const words = useFilterTexts();
  const language = useLanguage();
  const say = useSentence();
  const { chipOf } = useFilterWords();
  const active = activeChips(query);
  const offered = [...active].sort((one, other) => widthOf(one) - widthOf(other)).slice(0, OFFERS);
  const counts = useQueries({
    queries: offered.map((chip) => ({ ...profilePage(without(query, chip)), placeholderData: undefined })),
  });
  const helpful = offered.flatMap((chip, index) => {
    const total = counts[index]?.data?.total ?? 0;
    return total > 0 ? [{ chip, total }] : [];
  });
  return (
    <EmptyState title={say(MESSAGES.noProfiles)}>
      {active.length === 0 && <p>{words.emptyNoFilter}</p>}
      {helpful.length > 0 && <p>{words.emptyHint}</p>}
      {helpful.map(({ chip, total }) => (
        <Button key={chip[0]} look="secondary" onClick={() => onShow(without(query, chip))}>
          {words.clearOne(chipOf(chip, query), texts.results(formatNumber(total, language), total === 1))}
        </Button>
      ))}
      {active.length > 1 && (
        <Button look="quiet" onClick={() => onShow(withoutAll(query))}>
          {texts.clearAll}
        </Button>
      )}
    </EmptyState>
  );
}

/** With the words of its filters. */
export async function loadNoProfiles() {
  await detailWordsReady();
  return NoProfiles;
}
