import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { InterestPanel } from '../../domain/relations/interest-panel';
import { ShortlistButton } from '../../domain/relations/shortlist-button';

/** Nothing of this on one's own profile; an unverified viewer has no Show Interest, but may answer one. */
export function ProfileActs({ profile }: { profile: ProfileView }) {
  const { id, name, interest, shortlisted } = profile;
  if (!interest) return null;
  return (
    <InterestPanel id={id} name={name} interest={interest}>
      <ShortlistButton id={id} shortlisted={shortlisted} />
    </InterestPanel>
  );
}
