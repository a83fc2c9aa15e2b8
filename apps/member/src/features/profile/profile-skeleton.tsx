import { SkeletonBlock, Skeleton } from '../../ui/skeleton';

export const ProfileSkeleton = () => (
  <Skeleton>
    <div className="mt-2 grid gap-8 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <SkeletonBlock className="aspect-4/5 rounded-card" />
      <div className="grid content-start gap-4">
        <SkeletonBlock className="h-7 w-40" />
        <SkeletonBlock className="h-10 w-2/3" />
        <SkeletonBlock className="h-6 w-1/2" />
        <SkeletonBlock className="mt-6 h-64 w-full" />
      </div>
    </div>
  </Skeleton>
);
