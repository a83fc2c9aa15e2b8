import type { ReactNode } from 'react';
import { useCommonTexts } from './texts/common.en';

/** A grey stand-in of something that is loading; give it the size of the real thing. */
export const SkeletonBlock = ({ className = '' }: { className?: string }) => (
  <div className={`animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-well ${className}`} />
);

/** The final layout in grey; shown after 150 ms, so that a quick answer never flickers. */
export function Skeleton({ children }: { children: ReactNode }) {
  const { loading } = useCommonTexts();
  return (
    <div role="status" className="late">
      <span className="sr-only">{loading}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

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
