import type { PublicFiguresAnswer } from '@kalyanam/shared/contracts/public-figures';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { useLandingTexts } from './landing.en';

/** Fewer are no reason to come. */
const TELLING = { cities: 10, countries: 3, answered: 50 } as const;
type Told = keyof typeof TELLING;

export interface FiguresProps {
  /** Null until the page has rendered, and without an answer. */
  numbers: PublicFiguresAnswer | null;
}

/** At most three figures about the community, each only where it is one to show, in a place that is kept for them. */
export function Figures({ numbers }: FiguresProps) {
  const texts = useLandingTexts();
  const telling = (figure: Told): number => {
    const count = numbers?.[figure] ?? 0;
    return count < TELLING[figure] ? 0 : count;
  };
  const [cities, countries] = [telling('cities'), telling('countries')];
  const figures = [
    [numbers?.decisions, '+', texts.verified],
    cities ? [cities, '', texts.cities(countries)] : [countries, '', texts.countries],
    [telling('answered'), '%', texts.answered],
  ] as const;
  return (
    <div className="mt-2 min-h-26 sm:min-h-20">
      <ul className="grid grid-cols-[auto_auto_auto] justify-between gap-x-4 sm:justify-start sm:gap-x-10">
        {figures.map(
          ([figure, unit, label]) =>
            !!figure && (
              <li key={label}>
                <AppLink to={PATHS.numbers} className="group block no-underline">
                  <strong className="block font-display text-2xl whitespace-nowrap text-leaf max-[24rem]:text-xl">
                    {figure.toLocaleString('en-IN') + unit}
                  </strong>{' '}
                  <span className="text-small text-muted group-hover:underline">{label}</span>
                </AppLink>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
