const MOST_SHOWN = 9;

/** A small number on an icon; a word beside it says what it counts. */
export const CountBadge = ({ count, className }: { count: number; className: string }) => (
  <span
    aria-hidden="true"
    className={`min-w-5.5 rounded-full whitespace-nowrap bg-kumkum px-1 text-center text-small leading-5.5 font-semibold text-on-kumkum outline-2 outline-paper ${className}`}
  >
    {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
  </span>
);
