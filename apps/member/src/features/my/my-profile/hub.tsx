import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { useSessionUser } from '../../../session/session';
import { HubHead } from './hub-head';
import { ClosingRows, HubRows } from './hub-rows';
import { NextCard } from './next-card';
import { StatusBox } from './status-box';
import { TeamQuestion } from './team-question';

/** Who this is, the one next thing to do, and the rows that lead on. */
export function Hub({ profile }: { profile: MyProfile }) {
  // Acts that only the candidate may do are not offered to a family member (C14).
  const isHand = useSessionUser()?.acting !== undefined;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-10">
      <HubHead profile={profile} />
      <div className="grid gap-5">
        {!isHand && profile.question && <TeamQuestion key={profile.question.id} question={profile.question} />}
        {!isHand && <StatusBox profile={profile} />}
        <NextCard profile={profile} />
        <HubRows profile={profile} />
        {!isHand && <ClosingRows profile={profile} />}
      </div>
    </div>
  );
}
