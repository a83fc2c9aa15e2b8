import { GALLERY_FRAME } from '../../../ui/gallery';
import { SkeletonBlock, Skeleton } from '../../../ui/skeleton';

export const ProfileSkeleton = () => (
  <Skeleton>
    <div className="grid md:mt-2 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-x-10 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-x-14">
      <SkeletonBlock
        className={`max-md:-mx-[clamp(1rem,4vw,2rem)] max-md:w-auto! max-md:rounded-none ${GALLERY_FRAME}`}
      />
      <div className="mt-4 grid content-start gap-3 md:m-0 md:max-w-2xl">
        <SkeletonBlock className="h-10 w-2/3" />
        <SkeletonBlock className="h-6 w-3/4" />
        <SkeletonBlock className="h-6 w-1/2" />
        <SkeletonBlock className="h-7 w-56" />
        <SkeletonBlock className="h-40 w-full" />
        <SkeletonBlock className="mt-3 h-64 w-full" />
      </div>
    </div>
  </Skeleton>
);
