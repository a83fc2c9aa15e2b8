import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { detailRows, useDetailFacts } from '../../../parts/details/detail-rows';
import { useFacts } from '../../../parts/profile-facts/use-facts';
import { Facts } from '../../../ui/facts';
import { Icon } from '../../../ui/icon';
import { Section } from '../../../ui/section';
import { GothraGate } from './gothra-gate';
import { useProfileTexts } from './profile.en';

const HOME = { of: ['family'] } as const;
const LINEAGE = { of: ['caste'] } as const;

/** The family and where it is from, in the order of a biodata. */
export function FamilyTab({ profile }: { profile: ProfileView }) {
  const texts = useProfileTexts();
  const facts = useFacts(profile);
  const told = useDetailFacts(profile.details);
  return (
    <>
      <Section title={told.titles.family} icon="family">
        <Facts rows={detailRows([...told.family, ...facts(HOME)])} />
        {profile.photosHidden === 'viewer-not-verified' && (
          <p className="mt-4 flex items-start gap-2 text-small text-muted">
            <Icon name="lock" className="mt-0.5 size-4" />
            {texts.moreAfterVerification}
          </p>
        )}
      </Section>
      <Section title={texts.roots} icon="place">
        <Facts rows={detailRows([...told.roots, ...facts(LINEAGE)])} />
        {profile.gothraGate && <GothraGate gate={profile.gothraGate} profile={profile} />}
      </Section>
    </>
  );
}
