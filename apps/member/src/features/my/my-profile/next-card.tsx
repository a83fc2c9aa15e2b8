import { useId, type ReactNode } from 'react';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { CompletenessPart } from '@kalyanam/shared/topics/profile/completeness';
import { COMPLETENESS_PLACES } from '../../../parts/account/completeness-places';
import { waitsForDocument } from '../../../parts/account/my-profile.queries';
import { useLookingTexts } from '../../../parts/looking/looking.en';
import { StillLookingActs } from '../../../parts/looking/still-looking';
import { useSessionUser } from '../../../session/session';
import { isOffered } from '../../../shell/pages';
import { ButtonLink } from '../../../ui/button';
import { CompletenessBar } from './completeness-bar';
import { useCompletenessTexts } from './completeness.en';
import { useMyProfileTexts } from './my-profile.en';

/** One question or one act at a time: the one that helps most now. */
export function NextCard({ profile }: { profile: MyProfile }) {
  const user = useSessionUser();
  if (user?.asked && !user.acting && !profile.marriedAt) return <StillLooking />;
  const { missing, percent } = profile.completeness;
  // The verification, and a question of the team, come first: one act at a time.
  const hasOtherAct =
    profile.verificationStatus === 'not-verified' ||
    profile.rejection !== null ||
    profile.question !== null ||
    waitsForDocument(profile);
  const [next] = missing;
  if (!next || (hasOtherAct && !user?.acting) || !isOffered(user, 'editProfile')) return null;
  return <Missing part={next} percent={percent} />;
}

function Missing({ part, percent }: { part: CompletenessPart; percent: number }) {
  const texts = useMyProfileTexts();
  const completeness = useCompletenessTexts();
  const { label, why } = completeness.missing[part];
  return (
    <Card title={texts.nextThing(label)} text={why} foot={<CompletenessBar percent={percent} />}>
      <ButtonLink to={COMPLETENESS_PLACES[part]} aria-label={`${texts.tell}: ${label}`}>
        {texts.tell}
      </ButtonLink>
    </Card>
  );
}

function StillLooking() {
  const texts = useLookingTexts();
  return (
    <Card title={texts.question} text={texts.whyShort}>
      <StillLookingActs />
    </Card>
  );
}

interface CardProps {
  title: string;
  text: string;
  foot?: ReactNode;
  children: ReactNode;
}

function Card({ title, text, foot, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-amber-line bg-amber-ground p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-52">
          <h2 id={id} className="font-sans text-base font-semibold">
            {title}
          </h2>
          <p className="text-small text-muted">{text}</p>
        </div>
        {children}
      </div>
      {foot}
    </section>
  );
}
