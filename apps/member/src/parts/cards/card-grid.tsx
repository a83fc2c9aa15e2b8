import type { ReactNode } from 'react';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton';
import type { Card } from './card';
import { ProfileCard } from './profile-card';

const GRID = 'grid gap-4 min-[44rem]:grid-cols-2 min-[72rem]:grid-cols-3';
/** Cards that the first screen of a desk shows. */
const ABOVE_THE_FOLD = 3;

interface CardGridProps {
  cards: readonly Card[];
  stale: boolean;
  /** Rows on a phone. */
  compact?: boolean;
  /** The acts on a card in the list. */
  actsOf?: (card: Card) => ReactNode;
}

export function CardGrid({ cards, stale, compact = false, actsOf }: CardGridProps) {
  const first = cards.findIndex(({ photo }) => photo);
  return (
    <ul aria-busy={stale} className={`${GRID} ${stale ? '[&_img]:opacity-50' : ''}`}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProfileCard card={card} eager={index < ABOVE_THE_FOLD} first={index === first} compact={compact}>
            {actsOf?.(card)}
          </ProfileCard>
        </li>
      ))}
    </ul>
  );
}

export const CardGridSkeleton = ({ compact = false }: Pick<CardGridProps, 'compact'>) => (
  <Skeleton>
    <div className={GRID}>
      {Array.from({ length: LIMITS.browsePageSize }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-card border border-line bg-paper">
          <SkeletonBlock
            className={`aspect-[358/250] rounded-none ${compact ? 'max-[44rem]:aspect-auto max-[44rem]:h-24' : ''}`}
          />
          <div className="grid gap-2 p-4">
            <SkeletonBlock className="h-6 w-2/3" />
            <SkeletonBlock className="h-5 w-5/6" />
            <SkeletonBlock className="h-5 w-1/2" />
            <SkeletonBlock className="h-12 w-full" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
);
