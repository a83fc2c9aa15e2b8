import { initials } from '@kalyanam/shared/base/text';

interface MonogramProps {
  name: string;
  /** Why there is no photo. */
  reason?: string;
  large?: boolean;
}

const TINTS = ['bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4'];

/** The same name has the same tint everywhere. */
const tintOf = (name: string): string | undefined =>
  TINTS[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS.length];

/** Replaces a photo that may not be shown: the initials in a ring of muggu, and the reason underneath. */
export function Monogram({ name, reason, large = false }: MonogramProps) {
  return (
    <div
      className={`flex size-full flex-col items-center justify-center gap-3 overflow-hidden p-2 text-center ${tintOf(name)}`}
    >
      <span
        className={`@container relative grid aspect-square w-3/5 min-w-[min(100%,5rem)] shrink place-items-center ${large ? 'max-w-56' : 'max-w-36'}`}
        aria-hidden="true"
      >
        <span className="muggu-ring absolute inset-0" />
        <span className="font-display text-[28cqi] leading-none font-[560] text-accent">{initials(name)}</span>
      </span>
      {reason && <span className="text-small text-balance wrap-anywhere text-ink">{reason}</span>}
    </div>
  );
}
