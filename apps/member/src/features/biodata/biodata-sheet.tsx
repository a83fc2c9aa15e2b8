import type { ReactNode } from 'react';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { readablePhone } from '@kalyanam/shared/phone';
import { formatMemberCode } from '@kalyanam/shared/text';
import type { MyDetails } from '@kalyanam/shared/contracts/details';
import type { MyProfile, PhotoView } from '@kalyanam/shared/contracts/profile';
import { detailRows } from '../../domain/details/detail-rows';
import { asOthersRead, useDetailFacts } from '../../domain/details/use-detail-facts';
import { useMemberCodeTexts } from '../../domain/member-code/member-code.en';
import { useFacts } from '../../domain/profile-facts/use-facts';
import { Facts } from '../../ui/facts';
import { Muggu } from '../../ui/muggu';
import { nameSize } from '../../ui/name-size';
import { Photo } from '../../ui/photo';
import { OwnWords } from '../../ui/section';
import { useProfileWords } from '../../ui/texts/profile';
import { useBiodataTexts } from './biodata.en';

interface BiodataSheetProps {
  profile: MyProfile;
  details: MyDetails;
  photo: PhotoView | undefined;
  withContact: boolean;
}

const PERSONAL = {
  of: ['personal'],
  first: ['dob', 'height', 'maritalStatus'],
  without: ['name', 'diet'],
} as const;
const SCHOOL = { of: [], first: ['education'] } as const;
const JOB = { of: [], first: ['occupation'] } as const;
const CAREER = { of: ['professional'], without: ['education', 'occupation'] } as const;
const HOME = { of: ['family'] } as const;
const LINEAGE = { of: ['caste'] } as const;
const DIET = { of: [], first: ['diet'] } as const;

export function BiodataSheet({ profile, details, photo, withContact }: BiodataSheetProps) {
  const texts = useBiodataTexts();
  const number = useMemberCodeTexts();
  const language = useLanguage();
  const { labels, wordsOf } = useProfileWords();
  const facts = useFacts(withoutAddresses(profile));
  const told = useDetailFacts(asOthersRead(details));
  const living = [...facts(DIET).filter(([, value]) => value), ...told.living];
  return (
    <article
      aria-label={texts.biodata}
      className="rounded-card border border-line bg-paper px-5 py-8 print:rounded-none print:border-0 print:p-0 sm:px-12 sm:py-12"
    >
      <div className="grid gap-2 text-center">
        <Muggu className="mx-auto w-52" />
        <p className="font-display text-lg text-accent">{texts.biodata}</p>
        <h2 className={`wrap-anywhere ${nameSize(profile.name)}`}>{profile.name}</h2>
        <p>
          <span className="text-muted">{number.number}</span> <strong>{formatMemberCode(profile.memberCode)}</strong>
        </p>
      </div>
      <div
        className={`mt-8 grid gap-8 print:mt-6 print:gap-6 ${photo ? 'print:grid-cols-[minmax(0,1fr)_11rem] sm:grid-cols-[minmax(0,1fr)_14rem]' : ''}`}
      >
        <Part title={texts.personal}>
          <Facts rows={[[texts.dateOfBirth, formatDay(profile.dob, language)], ...facts(PERSONAL)]} />
        </Part>
        {photo && (
          <div className="mx-auto aspect-4/5 w-full max-w-56 overflow-hidden rounded-card border border-line max-sm:-order-1 print:order-none">
            <Photo photo={photo} size="card" name={profile.name} eager />
          </div>
        )}
      </div>
      <div className="mt-8 grid gap-8 print:mt-6 print:gap-6 sm:grid-cols-2 print:min-[34rem]:grid-cols-2">
        <Part title={told.titles.study}>
          <Facts
            rows={detailRows([
              ...facts(SCHOOL),
              ...told.study,
              ...facts(JOB),
              ...told.work,
              ...facts(CAREER),
              ...told.plans,
            ])}
          />
        </Part>
        <Part title={told.titles.family}>
          <Facts rows={detailRows([...told.family, ...facts(HOME)])} />
        </Part>
        <Part title={texts.roots}>
          <Facts rows={detailRows([...told.roots, ...facts(LINEAGE)])} />
        </Part>
        {living.length > 0 && (
          <Part title={told.titles.living}>
            <Facts rows={detailRows(living)} />
          </Part>
        )}
      </div>
      <div className="mt-8 grid gap-8 print:mt-6 print:gap-6">
        {(['selfSummary', 'expectations'] as const).map((field) => (
          <Part key={field} title={labels.fields[field]}>
            <OwnWords>{wordsOf(field, profile)}</OwnWords>
          </Part>
        ))}
        {withContact && (
          <Part title={texts.contact}>
            <Facts
              rows={[
                [labels.facts.phone, readablePhone(profile.phone)],
                [labels.facts.email, profile.email],
                [labels.parts.familyAddress, profile.familyLocation.address],
              ]}
            />
          </Part>
        )}
      </div>
    </article>
  );
}

/** House and street are contact: they stand there or nowhere. */
const withoutAddresses = (profile: MyProfile): MyProfile => ({
  ...profile,
  workLocation: { ...profile.workLocation, address: null },
  familyLocation: { ...profile.familyLocation, address: null },
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="print:break-inside-avoid-page">
      <h3 className="mb-3 border-b border-line pb-1.5 text-xl text-accent">{title}</h3>
      {children}
    </section>
  );
}
