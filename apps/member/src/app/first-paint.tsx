import { Bone, Skeleton } from '../ui/skeleton';

/** Holds the place of the header and the first lines until the page's code is there. */
export const FirstPaint = () => (
  <Skeleton>
    <div className="h-16 border-b border-line bg-paper" />
    <div className="page grid gap-4 py-10">
      <Bone className="h-10 w-2/3" />
      <Bone className="h-5 w-full max-w-xl" />
      <Bone className="h-5 w-4/5 max-w-lg" />
    </div>
  </Skeleton>
);
