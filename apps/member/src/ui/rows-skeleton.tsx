import { SkeletonBlock, Skeleton } from './skeleton';

const ROWS = 5;

/** A list of rows that is loading. */
export const RowsSkeleton = () => (
  <Skeleton>
    <div className="grid gap-3">
      {Array.from({ length: ROWS }, (_, index) => (
        <SkeletonBlock key={index} className="h-18 w-full" />
      ))}
    </div>
  </Skeleton>
);
