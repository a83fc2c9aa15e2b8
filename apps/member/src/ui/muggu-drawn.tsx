const WAVES = [
  'M4 18C17 0 31 0 44 18S71 36 84 18 111 0 124 18 151 36 164 18 191 0 204 18',
  'M4 18C17 36 31 36 44 18S71 0 84 18 111 36 124 18 151 0 164 18 191 36 204 18',
];
const DOTS = [24, 64, 104, 144, 184];

/** A moment worth one: the line is drawn as a hand draws it, once. */
export const MugguDrawn = ({ className = '' }: { className?: string }) => (
  <svg viewBox="0 0 208 36" className={`text-turmeric ${className}`} fill="none" aria-hidden="true">
    {WAVES.map((wave) => (
      <path key={wave} d={wave} pathLength={1} stroke="currentColor" strokeWidth="2" className="muggu-line" />
    ))}
    {DOTS.map((x) => (
      <circle key={x} cx={x} cy={18} r={2.6} fill="currentColor" className="muggu-dot" />
    ))}
  </svg>
);
