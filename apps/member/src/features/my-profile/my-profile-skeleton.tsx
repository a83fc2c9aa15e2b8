import { SkeletonBlock, Skeleton } from '../../ui/skeleton';

export const MyProfileSkeleton = () => (
  <Skeleton>
    <div className="grid gap-8">
      <div className="grid grid-cols-[7rem_1fr] gap-4 sm:grid-cols-[12rem_1fr] sm:gap-8">
        <SkeletonBlock className="aspect-4/5 rounded-card" />
        <div className="grid content-start gap-3">
          <SkeletonBlock className="h-7 w-40" />
          <SkeletonBlock className="h-9 w-2/3" />
          <SkeletonBlock className="h-10 w-1/2" />
        </div>
      </div>
      <SkeletonBlock className="h-64 w-full" />
    </div>
  </Skeleton>
);
