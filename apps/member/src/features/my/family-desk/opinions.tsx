import type { DeskOpinion } from '@kalyanam/shared/contracts/desk';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Section } from '../../../ui/section';
import { useDeskTexts } from './desk.en';
import { useDeskVoteTexts } from '../../../parts/family-desk/desk-votes.en';

/** What each of the desk thinks, by family. */
export function Opinions({ opinions }: { opinions: readonly DeskOpinion[] }) {
  const texts = useDeskTexts();
  const desk = useDeskVoteTexts();
  return (
    <Section title={desk.heading} icon="heart">
      {opinions.length === 0 ? (
        <p className="text-muted">{texts.noVotes}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-paper">
          {opinions.map(({ about, votes }) => (
            <li key={about.id} className="grid gap-2 p-4">
              <AppLink
                translate="no"
                to={PATHS.profile(about.id)}
                className="target content-center font-semibold wrap-anywhere underline underline-offset-4"
              >
                {about.name}
              </AppLink>
              <dl className="grid gap-1">
                {votes.map(({ by, mine, vote, note }, place) => (
                  <div key={place} className="flex flex-wrap gap-x-2">
                    <dt className="text-muted wrap-anywhere">
                      {mine ? texts.you : by ? `${by.name ?? ''} (${texts.relations[by.relation]})` : texts.candidate}
                    </dt>
                    <dd data-own-words={note ? true : undefined} className="wrap-anywhere">
                      {[vote && texts.voteWords[vote], note].filter(Boolean).join(' · ')}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
