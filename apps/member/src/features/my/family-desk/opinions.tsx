import type { DeskOpinion } from '@kalyanam/shared/contracts/desk';
import { Section } from '../../../ui/section';
import { useDeskTexts } from './desk.en';
import { Opinion } from './opinion';

interface OpinionsProps {
  title: string;
  opinions: readonly DeskOpinion[];
}

/** What each of the group thinks, by family. */
export function Opinions({ title, opinions }: OpinionsProps) {
  const texts = useDeskTexts();
  return (
    <Section title={title}>
      {opinions.length === 0 ? (
        <p className="text-muted">{texts.noVotes}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-paper">
          {opinions.map((opinion) => (
            <Opinion key={opinion.about.id} opinion={opinion} />
          ))}
        </ul>
      )}
    </Section>
  );
}
