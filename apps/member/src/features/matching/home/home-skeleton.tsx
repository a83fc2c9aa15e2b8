import { SkeletonBlock, Skeleton } from '../../../ui/skeleton';

const ROWS = [0, 1, 2, 3];
const FACES = [0, 1, 2];

export const HomeSkeleton = () => (
  <Skeleton>
    <div className="page grid max-w-5xl gap-6 py-6 sm:gap-8 sm:py-10">
      <div className="grid gap-2">
        <SkeletonBlock className="h-10 w-2/3 max-w-md" />
        <SkeletonBlock className="h-6 w-1/2 max-w-xs" />
      </div>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
        {ROWS.map((row) => (
          <div key={row} className="flex items-center gap-4 p-3 sm:px-4">
            <SkeletonBlock className="aspect-4/5 w-18" />
            <div className="grid grow gap-2">
              <SkeletonBlock className="h-5 w-2/3" />
              <SkeletonBlock className="h-4 w-1/2" />
            </div>
          </div>
        ))}
      </div>
      <div className="grid gap-3">
        <SkeletonBlock className="h-8 w-2/5" />
        <div className="flex gap-3 overflow-hidden">
          {FACES.map((face) => (
            <SkeletonBlock key={face} className="aspect-4/5 w-36 shrink-0" />
          ))}
        </div>
      </div>
    </div>
  </Skeleton>
);
