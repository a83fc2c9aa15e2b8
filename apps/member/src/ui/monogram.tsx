import { initials } from '@kalyanam/shared/text';

interface MonogramProps {
  name: string;
  /** Why it stands here. */
  reason?: string;
  large?: boolean;
}

/** Stands where no photo may be shown: the initials, and the reason underneath. */
export function Monogram({ name, reason, large = false }: MonogramProps) {
  return (
    <div className="stripes flex size-full flex-col items-center justify-center gap-2 p-3 text-center">
      <span
        className={`font-display font-[560] text-accent ${large ? 'text-7xl' : 'text-4xl sm:text-5xl'}`}
        aria-hidden="true"
      >
        {initials(name)}
      </span>
      {reason && <span className="text-small text-balance text-ink">{reason}</span>}
    </div>
  );
}
