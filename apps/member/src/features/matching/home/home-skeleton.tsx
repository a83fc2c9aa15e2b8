import { SkeletonBlock, Skeleton } from '../../../ui/skeleton';

const FACES = [0, 1, 2, 3];

export const HomeSkeleton = () => (
  <Skeleton>
    <div className="page py-6 sm:py-10">
      <SkeletonBlock className="h-10 w-2/3 max-w-md" />
      <HomeBodySkeleton />
    </div>
  </Skeleton>
);

/** Below the welcome. */
export const HomeBodySkeleton = () => (
  <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12">
    <div className="grid content-start gap-4">
      <SkeletonBlock className="h-8 w-3/5" />
      <SkeletonBlock className="h-52 w-full" />
      <SkeletonBlock className="mt-4 h-8 w-2/5" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {FACES.map((face) => (
          <SkeletonBlock key={face} className="aspect-4/5" />
        ))}
      </div>
    </div>
    <div className="grid content-start gap-4">
      <SkeletonBlock className="h-52 w-full" />
      <SkeletonBlock className="h-40 w-full" />
    </div>
  </div>
);
