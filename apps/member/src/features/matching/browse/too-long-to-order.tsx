import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { WISH_MESSAGES } from '@kalyanam/shared/topics/matching/wish-order';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useSentence } from '../../../ui/texts/sentences';
import { useFilterTexts } from './filters.en';

interface TooLongToOrderProps {
  query: BrowseQuery;
  onOrder: (query: BrowseQuery) => void;
}

/** In the place of a list that only another order can show. */
export function TooLongToOrder({ query, onOrder }: TooLongToOrderProps) {
  const texts = useFilterTexts();
  const say = useSentence();
  const { sort: _sort, page: _page, ...filters } = query;
  return (
    <EmptyState title={say(WISH_MESSAGES.tooManyToOrder)}>
      <Button onClick={() => onOrder(filters)}>{texts.usualOrder}</Button>
    </EmptyState>
  );
}
