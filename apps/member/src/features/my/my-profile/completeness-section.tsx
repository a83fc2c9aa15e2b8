import {
  COMPLETENESS_PARTS,
  type Completeness,
  type CompletenessPart,
} from '@kalyanam/shared/topics/profile/completeness';
import { COMPLETENESS_PLACES } from '../../../parts/account/completeness-places';
import { RowLink, RowList } from '../../../ui/row-list';
import { Section } from '../../../ui/section';
import { useCompletenessTexts } from './completeness.en';

const pointsOf = (part: CompletenessPart) => COMPLETENESS_PARTS.find(({ value }) => value === part)?.points ?? 0;

/** The missing parts: why each matters, what it adds, and the way to add it. */
export function CompletenessSection({ completeness: { percent, missing } }: { completeness: Completeness }) {
  const texts = useCompletenessTexts();
  if (missing.length === 0) return null;
  return (
    <Section title={texts.title} aside={<p className="text-lg font-semibold tabular-nums">{texts.percent(percent)}</p>}>
      <progress
        aria-label={texts.title}
        value={percent}
        max={100}
        className="mb-4 block h-2 w-full overflow-hidden rounded-full accent-turmeric [&::-moz-progress-bar]:bg-turmeric [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-turmeric"
      />
      <RowList label={texts.title}>
        {missing.map((part) => (
          <RowLink
            key={part}
            to={COMPLETENESS_PLACES[part]}
            icon="plus"
            title={texts.missing[part].label}
            hint={texts.missing[part].why}
            value={texts.adds(pointsOf(part))}
          />
        ))}
      </RowList>
    </Section>
  );
}
