import { useId } from 'react';
import type { Weight } from '@kalyanam/shared/topics/matching/wishes';
import { useWishesTexts } from './wishes.en';

const WEIGHTS = ['off', 'nice', 'must'] as const satisfies readonly Weight[];
/** Wishes that do not matter are dimmed, so that the page shows at a glance which ones do. */
const CHECKED: Readonly<Record<Weight, string>> = {
  off: 'has-checked:bg-well',
  nice: 'has-checked:bg-amber-ground',
  must: 'has-checked:bg-kumkum has-checked:text-on-kumkum',
};

interface WeightSwitchProps {
  /** Says of which wish. */
  label: string;
  weight: Weight;
  onChange: (weight: Weight) => void;
}

/** How much a wish matters: one of three, side by side. */
export function WeightSwitch({ label, weight, onChange }: WeightSwitchProps) {
  const texts = useWishesTexts();
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-3 divide-x divide-edge overflow-hidden rounded-control border border-edge">
        {WEIGHTS.map((each) => (
          <label
            key={each}
            className={`grid min-h-12 place-items-center px-1.5 py-1 text-center leading-tight text-balance has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-turmeric-ink ${CHECKED[each]}`}
          >
            <input
              type="radio"
              name={group}
              value={each}
              checked={weight === each}
              onChange={() => onChange(each)}
              className="sr-only"
            />
            {texts.weights[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
