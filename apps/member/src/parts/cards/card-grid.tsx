import type { ReactNode } from 'react';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton';
import { ProfileCard, type Card } from './profile-card';

const GRID = 'grid gap-4 min-[30rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4';
/** Cards that the first screen of a desk shows. */
const ABOVE_THE_FOLD = 4;

interface CardGridProps {
  cards: readonly Card[];
  stale: boolean;
  /** Rows on a phone. */
  compact?: boolean;
  /** On the corner of each card's photo. */
  markOf?: (card: Card) => ReactNode;
  /** The acts on a card in the list. */
  actsOf?: (card: Card) => ReactNode;
}

export function CardGrid({ cards, stale, compact = false, markOf, actsOf }: CardGridProps) {
  const first = cards.findIndex(({ photo }) => photo);
  return (
    <ul aria-busy={stale} className={`${GRID} ${stale ? '[&_img]:opacity-50' : ''}`}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProfileCard
            card={card}
            eager={index < ABOVE_THE_FOLD}
            first={index === first}
            compact={compact}
            mark={markOf?.(card)}
          >
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
            className={`aspect-4/5 rounded-none ${compact ? 'max-[30rem]:aspect-auto max-[30rem]:h-24' : ''}`}
          />
          <div className="grid gap-2 p-4">
            <SkeletonBlock className="h-6 w-2/3" />
            <SkeletonBlock className="h-5 w-5/6" />
            <SkeletonBlock className="h-5 w-1/2" />
            <SkeletonBlock className="h-6 w-32" />
            <SkeletonBlock className="h-12 w-full" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
);
