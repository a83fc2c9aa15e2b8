import { Bone, Skeleton } from '../../ui/skeleton';

export const MyProfileSkeleton = () => (
  <Skeleton>
    <div className="grid gap-8">
      <div className="grid grid-cols-[8rem_1fr] gap-5 sm:grid-cols-[11rem_1fr]">
        <Bone className="aspect-4/5 rounded-card" />
        <div className="grid content-start gap-3">
          <Bone className="h-7 w-40" />
          <Bone className="h-9 w-2/3" />
          <Bone className="h-10 w-1/2" />
        </div>
      </div>
      <Bone className="h-64 w-full" />
    </div>
  </Skeleton>
);
