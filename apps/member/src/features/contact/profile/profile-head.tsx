import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { useCardTexts } from '../../../parts/cards/cards.en';
import { useMemberCodeTexts } from '../../../parts/member-code/member-code.en';
import { nameSize } from '../../../ui/name-size';
import { StatusBadge } from '../../../ui/status-badge';
import { useProfileWords } from '../../../ui/texts/profile';
import { DocumentVerified } from './document-verified';
import { useProfileTexts } from './profile.en';

/** Who this is, in one glance: below the photo on a phone, beside it on a desk. */
export function ProfileHead({ profile, className }: { profile: ProfileView; className: string }) {
  const texts = useMemberCodeTexts();
  const cards = useCardTexts();
  const { madeBy } = useProfileTexts();
  const { wordsOf } = useProfileWords();
  const lineOf = (...fields: ('occupation' | 'workLocation' | 'height' | 'education' | 'maritalStatus')[]) =>
    [...new Set(fields.map((field) => wordsOf(field, profile)).filter(Boolean))].join(' · ');
  return (
    <div className={className}>
      <div className="max-md:absolute max-md:-top-3.5 print:static">
        <StatusBadge status={profile.verificationStatus} />
      </div>
      <h1 translate="no" className={`hyphens-auto md:mt-1.5 wrap-anywhere ${nameSize(profile.name)}`}>
        {`${profile.name}, ${profile.age}`}
      </h1>
      <p className="mt-1 text-lg leading-snug text-pretty wrap-anywhere">{lineOf('occupation', 'workLocation')}</p>
      <p className="text-muted">{lineOf('height', 'maritalStatus', 'education')}</p>
      <p className="mt-1">
        <span className="text-muted">{texts.number}</span>{' '}
        <strong translate="no">{formatMemberCode(profile.memberCode)}</strong>
      </p>
      {profile.freshness && <p className="text-small text-muted">{cards[profile.freshness]}</p>}
      {profile.createdBy && <p className="text-small text-muted">{madeBy[profile.createdBy]}</p>}
      {profile.aadhaarVerified && <DocumentVerified />}
    </div>
  );
}
