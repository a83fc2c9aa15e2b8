import type { OwnOpenAnswer } from '@kalyanam/shared/contracts/taking-over';
import { detailRows, useDetailFacts } from '../../../parts/details/detail-rows';
import { useFacts } from '../../../parts/profile-facts/use-facts';
import { Facts } from '../../../ui/facts';
import { Icon, type IconName } from '../../../ui/icon';
import { Photo } from '../../../ui/photo';
import { OwnWords, Section } from '../../../ui/section';
import { useProfileWords } from '../../../ui/texts/profile';
import { useCandidateTexts } from './candidate.en';

/** The name is above, and the candidate knows their gender. */
const PERSONAL = {
  of: ['personal'],
  first: ['dob', 'height', 'maritalStatus'],
  without: ['name', 'gender'],
} as const;
const WORK = { of: ['professional'], first: ['education', 'occupation'] } as const;
const HOME = { of: ['family'] } as const;
const LINEAGE = { of: ['caste'] } as const;

/** R45: everything that verified members will read, for candidates who decide whether they may. */
export function SeenProfile({ opened }: { opened: OwnOpenAnswer }) {
  const texts = useCandidateTexts();
  const { labels, wordsOf } = useProfileWords();
  const { profile } = opened;
  const facts = useFacts(profile);
  const told = useDetailFacts(profile.details);
  return (
    <>
      <article className="grid gap-6 rounded-card border border-line bg-paper p-4 sm:p-6">
        <p translate="no" className="text-2xl wrap-anywhere">{`${profile.name}, ${profile.age}`}</p>
        {profile.photos.length > 0 && (
          <ul className="grid grid-cols-2 gap-3">
            {profile.photos.map((photo) => (
              <li key={photo.id} className="aspect-4/5 overflow-hidden rounded-card bg-well">
                <Photo photo={photo} size="card" name={profile.name} />
              </li>
            ))}
          </ul>
        )}
        <Section title={labels.fields.selfSummary} icon="person">
          <div className="mb-5">
            <OwnWords>{wordsOf('selfSummary', profile)}</OwnWords>
          </div>
          <Facts rows={detailRows([...facts(PERSONAL), ...told.living])} />
        </Section>
        <Section title={told.titles.study} icon="work">
          <Facts rows={detailRows([...told.study, ...facts(WORK), ...told.work, ...told.plans])} />
        </Section>
        <Section title={told.titles.family} icon="family">
          <Facts rows={detailRows([...told.family, ...facts(HOME), ...told.roots, ...facts(LINEAGE)])} />
        </Section>
        <Section title={labels.fields.expectations} icon="heart">
          <OwnWords>{wordsOf('expectations', profile)}</OwnWords>
        </Section>
      </article>
      <section aria-labelledby="who-sees">
        <h2 id="who-sees" className="text-xl">
          {opened.agreed ? texts.whoSees : texts.ifYes}
        </h2>
        <ul className="mt-3 grid gap-3">
          <Seen icon="eye">{texts.seenProfile}</Seen>
          <Seen icon="camera">{texts.seenPhotos[opened.photoVisibility]}</Seen>
          <Seen icon="phone">{texts.seenNumber[opened.contactVisibility]}</Seen>
        </ul>
      </section>
    </>
  );
}

const Seen = ({ icon, children }: { icon: IconName; children: string }) => (
  <li className="flex gap-3">
    <Icon name={icon} className="mt-0.5 size-6 text-accent" />
    <span>{children}</span>
  </li>
);
