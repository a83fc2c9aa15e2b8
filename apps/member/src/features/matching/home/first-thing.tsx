import type { ReactNode } from 'react';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { DOCUMENTS_PATH } from '../../../parts/account/completeness-places';
import { useWaitingTexts } from '../../../parts/account/waiting.en';
import { candidateOf, waitsForDocument } from '../../../parts/account/my-profile.queries';
import { waitsForConsent } from '../../../session/member';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Icon, type IconName } from '../../../ui/icon';
import { StepLine } from '../../../ui/step-line';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useHomeTexts } from './home.en';
import { useLookingTexts } from '../../../parts/looking/looking.en';

/** The one step that keeps a member from being found or from seeing all; none where nothing does. */
export function FirstThing({ user, profile }: { user: SessionUser; profile: MyProfile }) {
  const texts = useHomeTexts();
  const looking = useLookingTexts();
  const common = useCommonTexts();
  const { consent, missing, rejectedTitle, verifyNow } = useWaitingTexts();
  const language = useLanguage();
  const { verificationStatus, isActive, marriedAt, pausedUntil, rejection } = profile;
  if (waitsForConsent(user))
    return (
      <Thing
        icon="shield"
        title={consent.title(user.profile.name)}
        text={consent.text(user.profile.name, profile.gender)}
        to={PATHS.verify}
        act={consent.ask}
      />
    );
  if (verificationStatus === 'not-verified')
    return (
      <Thing icon="shield" title={texts.verifyTitle} text={texts.verifyText} to={PATHS.verify} act={verifyNow}>
        <StepLine label={texts.steps} steps={stepsOf(user, texts)} />
      </Thing>
    );
  if (verificationStatus === 'rejected')
    return (
      <Thing
        icon="message"
        title={rejectedTitle}
        text={texts.rejectedText(rejection?.resubmissionsLeft ?? 0)}
        to={PATHS.myProfile}
        act={texts.readReason}
      />
    );
  if (marriedAt !== null || !isActive) {
    // The product takes profiles offline too, so the text does not say who did it.
    const offline = pausedUntil === null ? texts.hiddenText : looking.pausedUntil(formatDay(pausedUntil, language));
    return (
      <Thing
        icon="eye"
        title={texts.hiddenTitle}
        text={marriedAt === null ? offline : texts.marriedText}
        to={PATHS.myProfile}
        act={texts.toMyProfile}
      />
    );
  }
  if (waitsForDocument(profile))
    return (
      <Thing
        icon="file"
        title={missing(profile.identity.kind, candidateOf(user, profile))}
        text={texts.documentText}
        to={DOCUMENTS_PATH}
        act={common.upload}
      />
    );
  return null;
}

/** Whether there is such a step. */
export const isAsked = (user: SessionUser, profile: MyProfile): boolean =>
  waitsForConsent(user) ||
  profile.verificationStatus === 'not-verified' ||
  profile.verificationStatus === 'rejected' ||
  profile.marriedAt !== null ||
  !profile.isActive ||
  waitsForDocument(profile);

/** Whether only the team can go on: nothing is missing from the member. */
export const isReviewed = (user: SessionUser, profile: MyProfile): boolean =>
  profile.verificationStatus === 'semi-verified' && !isAsked(user, profile) && profile.question === null;

/** A calm word below what the member can do. */
export function InReview() {
  const texts = useHomeTexts();
  const { from, to } = LIMITS.verificationHours;
  return (
    <section className="flex gap-3 text-muted">
      <Icon name="clock" className="mt-0.5 size-6 text-amber" />
      <div>
        <h2 className="font-sans text-base font-semibold text-ink">{texts.reviewTitle}</h2>
        <p className="max-w-prose">{texts.reviewText(from, to)}</p>
      </div>
    </section>
  );
}

function stepsOf({ emailVerified, phoneVerified }: SessionUser, { email, phone }: { email: string; phone: string }) {
  return [
    { title: email, state: emailVerified ? 'done' : 'now' },
    { title: phone, state: phoneVerified ? 'done' : emailVerified ? 'now' : 'later' },
  ] as const;
}

interface ThingProps {
  icon: IconName;
  title: string;
  text: string;
  to: string;
  act: string;
  children?: ReactNode;
}

const Thing = ({ icon, title, text, to, act, children }: ThingProps) => (
  <section className="rounded-card border border-amber-line bg-amber-ground p-5 sm:p-6">
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4">
      <Icon name={icon} className="size-8 text-amber" />
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-1 max-w-prose">{text}</p>
      </div>
    </div>
    {children && <div className="mt-5">{children}</div>}
    <ButtonLink to={to} className="mt-5 max-sm:w-full">
      {act}
    </ButtonLink>
  </section>
);
