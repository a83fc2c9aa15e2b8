import { Skeleton, SkeletonBlock } from '../ui/skeleton';

/** Holds the place of the header and the first lines until the page's code is there; no font is fetched for it. */
export const FirstPaint = () => (
  <div className="font-[system-ui]">
    <Skeleton>
      <div className="h-16 border-b border-line bg-paper" />
      <div className="page grid gap-4 py-10">
        <SkeletonBlock className="h-10 w-2/3" />
        <SkeletonBlock className="h-5 w-full max-w-xl" />
        <SkeletonBlock className="h-5 w-4/5 max-w-lg" />
      </div>
    </Skeleton>
  </div>
);
