import type { ReactNode } from 'react';
import type { ProfileCard as Card } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/limits';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton';
import { ProfileCard } from './profile-card';

const GRID = 'grid gap-4 min-[30rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4';
/** Cards that a first screen shows: their photos are fetched at once. */
const ABOVE_THE_FOLD = 4;

interface CardGridProps {
  cards: readonly Card[];
  stale: boolean;
  /** What can be done with a card where it stands. */
  actsOf?: (card: Card) => ReactNode;
}

export const CardGrid = ({ cards, stale, actsOf }: CardGridProps) => (
  <ul aria-busy={stale} className={`${GRID} ${stale ? '[&_img]:opacity-50' : ''}`}>
    {cards.map((card, index) => (
      <li key={card.id}>
        <ProfileCard card={card} eager={index < ABOVE_THE_FOLD}>
          {actsOf?.(card)}
        </ProfileCard>
      </li>
    ))}
  </ul>
);

export const CardGridSkeleton = () => (
  <Skeleton>
    <div className={GRID}>
      {Array.from({ length: LIMITS.browsePageSize }, (_, index) => (
        <div
          key={index}
          className="overflow-hidden rounded-card border border-line bg-paper max-[30rem]:grid max-[30rem]:grid-cols-[7.5rem_1fr]"
        >
          <SkeletonBlock className="aspect-4/5 rounded-none" />
          <div className="grid gap-3 p-4">
            <SkeletonBlock className="h-6 w-1/2" />
            <SkeletonBlock className="h-6 w-3/4" />
            <SkeletonBlock className="h-5 w-full" />
            <SkeletonBlock className="h-16 w-full" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
);
