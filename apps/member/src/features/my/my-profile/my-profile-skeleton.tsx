import { SkeletonBlock, Skeleton } from '../../../ui/skeleton';

export const HubSkeleton = () => (
  <Skeleton>
    <div className="grid gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-10">
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-start gap-4">
          <SkeletonBlock className="aspect-4/5 w-[7.5rem] rounded-card" />
          <div className="grid grow basis-[8rem] gap-3">
            <SkeletonBlock className="h-7 w-28 max-w-full" />
            <SkeletonBlock className="h-9 w-full" />
            <SkeletonBlock className="h-6 w-2/3" />
          </div>
        </div>
        <SkeletonBlock className="h-12 w-2/3" />
        <SkeletonBlock className="h-12 w-full" />
      </div>
      <div className="grid gap-5">
        <SkeletonBlock className="h-36 w-full rounded-card" />
        <SkeletonBlock className="h-[36rem] w-full rounded-card" />
      </div>
    </div>
  </Skeleton>
);

export const PartSkeleton = () => (
  <Skeleton>
    <div className="grid gap-8">
      <SkeletonBlock className="h-64 w-full" />
      <SkeletonBlock className="h-64 w-full" />
    </div>
  </Skeleton>
);
