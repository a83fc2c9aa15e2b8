import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { isStated } from '@kalyanam/shared/base/vocabulary/option';
import { useCardTexts } from '../../../parts/cards/cards.en';
import { nameSize } from '../../../ui/name-size';
import { StatusBadge } from '../../../ui/status-badge';
import { useNames } from '../../../ui/texts/names';
import { useProfileWords } from '../../../ui/texts/profile';

/** Who this is, in one glance: the name, two lines, two badges. */
export function ProfileHead({ profile, className }: { profile: ProfileView; className: string }) {
  const cards = useCardTexts();
  const { wordsOf } = useProfileWords();
  const { city } = useNames();
  const nameAndAge = `${profile.name}, ${profile.age}`;
  const { jobTitle } = profile.details;
  const lineOf = (...parts: string[]) => [...new Set(parts.filter(Boolean))].join(' · ');
  const work = jobTitle && isStated(jobTitle) ? jobTitle : wordsOf('occupation', profile);
  const facts = (['height', 'maritalStatus', 'education'] as const).map((field) => wordsOf(field, profile));
  return (
    <div className={className}>
      <h1 translate="no" className={`hyphens-auto wrap-anywhere ${nameSize(nameAndAge)}`}>
        {nameAndAge}
      </h1>
      <p className="mt-1 text-lg leading-snug text-pretty wrap-anywhere">
        {lineOf(work, wordsOf('workLocation', profile))}
      </p>
      <p className="wrap-anywhere text-muted max-md:text-small">
        {lineOf(...facts, cards.familyIn(city(profile.familyLocation.city)))}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <StatusBadge status={profile.verificationStatus} />
        {profile.freshness && (
          <span className="rounded-2xl bg-well px-2.5 py-0.5 text-small font-semibold text-muted">
            {cards[profile.freshness]}
          </span>
        )}
      </p>
    </div>
  );
}
