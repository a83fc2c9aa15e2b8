import {
  COMPLETENESS_PARTS,
  type Completeness,
  type CompletenessPart,
} from '@kalyanam/shared/topics/profile/completeness';
import { COMPLETENESS_PLACES } from '../../../parts/account/completeness-places';
import { RowLink, RowList } from '../../../ui/row-list';
import { Section } from '../../../ui/section';
import { CompletenessBar } from './completeness-bar';
import { useCompletenessTexts } from './completeness.en';

const pointsOf = (part: CompletenessPart) => COMPLETENESS_PARTS.find(({ value }) => value === part)?.points ?? 0;

/** The missing parts: why each matters, what it adds, and the way to add it. */
export function CompletenessSection({ completeness: { percent, missing } }: { completeness: Completeness }) {
  const texts = useCompletenessTexts();
  if (missing.length === 0) return null;
  return (
    <Section title={texts.title}>
      <div className="mb-4">
        <CompletenessBar percent={percent} />
      </div>
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
