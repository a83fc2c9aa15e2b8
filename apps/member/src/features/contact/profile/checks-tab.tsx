import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { useMemberCodeTexts } from '../../../parts/member-code/member-code.en';
import { HonestyLine } from '../../../parts/relations/honesty-line';
import { Icon } from '../../../ui/icon';
import { useProfileTexts } from './profile.en';
import { WhatChecked } from './what-checked';

/** What to believe of a profile: what our team saw, who made it, how they answer, and its profile ID. */
export function ChecksTab({ profile }: { profile: ProfileView }) {
  const texts = useProfileTexts();
  const code = useMemberCodeTexts();
  return (
    <>
      {profile.aadhaarVerified && (
        <div className="rounded-card bg-leaf-ground px-4 py-3">
          <h2 className="flex items-center gap-2 text-lg text-leaf">
            <Icon name="shield" className="size-6" />
            {texts.documentVerified}
          </h2>
          <p className="mt-1 max-w-prose">{texts.documentVerifiedText}</p>
        </div>
      )}
      {profile.checks.length > 0 && <WhatChecked checks={profile.checks} />}
      <div className="grid gap-1">
        <p>
          <span className="text-muted">{code.number}</span>{' '}
          <strong translate="no">{formatMemberCode(profile.memberCode)}</strong>
        </p>
        {profile.createdBy && <p className="text-muted">{texts.madeBy[profile.createdBy]}</p>}
        {profile.honesty && <HonestyLine honesty={profile.honesty} />}
      </div>
    </>
  );
}
