import { SkeletonBlock, Skeleton } from '../../../ui/skeleton';

export const MyProfileSkeleton = () => (
  <Skeleton>
    <div className="grid gap-8">
      <div className="grid grid-cols-[7rem_1fr] gap-4 sm:grid-cols-[15rem_1fr] sm:gap-x-8">
        <SkeletonBlock className="aspect-4/5 rounded-card sm:row-span-2" />
        <div className="grid content-start gap-3">
          <SkeletonBlock className="h-7 w-40 max-w-full" />
          <SkeletonBlock className="h-9 w-2/3" />
          <SkeletonBlock className="h-6 w-1/2" />
        </div>
        <div className="grid gap-3 max-sm:col-span-2">
          <SkeletonBlock className="h-12 w-2/3" />
          <SkeletonBlock className="h-56 w-full rounded-card" />
        </div>
      </div>
      <SkeletonBlock className="h-64 w-full" />
    </div>
  </Skeleton>
);
