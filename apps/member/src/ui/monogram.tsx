import { initials } from '@kalyanam/shared/base/text';
import { numberOf, weaveOf } from '@kalyanam/shared/topics/profile/weaves';

interface MonogramProps {
  name: string;
  /** The native district, which chooses the cloth. */
  district?: string | null | undefined;
  /** Why there is no photo. */
  reason?: string;
  large?: boolean;
}

const DYES = 4;

/** Replaces a photo that may not be shown: the initials on handloom cloth, and the reason underneath. */
export function Monogram({ name, district, reason, large = false }: MonogramProps) {
  return (
    <span
      className="weave flex size-full flex-col items-center justify-center gap-3 overflow-hidden p-2 text-center"
      data-weave={weaveOf(district, name)}
      data-dye={numberOf(name) % DYES}
    >
      <span
        className={`@container grid aspect-square w-[48%] min-w-[min(100%,2.5rem)] shrink place-items-center rounded-full border-[1.5px] border-turmeric bg-paper ${large ? 'max-w-36' : 'max-w-24'}`}
        aria-hidden="true"
      >
        {/* No text of the page, which a button around it would have to be called by. */}
        <span
          data-initials={initials(name)}
          className="font-display text-[38cqi] leading-none font-[560] text-accent before:content-[attr(data-initials)]"
        />
      </span>
      {reason && (
        <span className="rounded-control bg-paper px-2 py-0.5 text-small text-balance wrap-anywhere text-ink">
          {reason}
        </span>
      )}
    </span>
  );
}
