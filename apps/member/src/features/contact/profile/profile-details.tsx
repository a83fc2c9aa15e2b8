import { useRef, useState } from 'react';
import type { InterestView } from '@kalyanam/shared/contracts/interests';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { BothInterested } from '../../../parts/relations/both-interested';
import { Contact, hasContact } from '../../../parts/relations/contact';
import { useContactTexts } from '../../../parts/relations/contact.en';
import { InterestStatus } from '../../../parts/relations/interest-status';
import { InterestWords } from '../../../parts/relations/interest-words';
import { useContact } from '../../../parts/relations/use-contact';
import { mayDo } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { Notice } from '../../../ui/notice';
import { Section } from '../../../ui/section';
import { ProfileActs } from './profile-acts';
import { ProfileHead } from './profile-head';
import { ProfilePhotos } from './profile-photos';
import { ProfileTabs } from './profile-tabs';
import { useProfileTexts } from './profile.en';
import { VerificationNotice } from './verification-notice';
import { WhyMatch } from './why-match';
import { ProfileDesk } from '../../../parts/family-desk/profile-desk';
import { CallStep } from '../../../parts/calls/call-step';

/**
 * On a phone: the photo, who it is, why it fits, the tabs, and the acts at the foot of the screen. On a desk photos and
 * acts stay at the left while the text is read; `contents` lets both be one document.
 */
const FRAME =
  'flex flex-col print:grid print:grid-cols-[11rem_minmax(0,1fr)] print:gap-x-8 md:mt-2 md:grid md:grid-cols-[17rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-10 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-x-14';
const ASIDE =
  'contents print:static print:col-start-1 print:row-span-2 print:row-start-1 print:block md:sticky md:top-[calc(--spacing(20)+var(--note,0px))] md:row-span-2 md:grid md:content-start md:gap-4 md:self-start';
const HEAD =
  'order-2 mt-3 print:col-start-2 print:row-start-1 print:m-0 md:order-none md:col-start-2 md:row-start-1 md:m-0 md:max-w-2xl';
const BODY =
  'order-3 mt-3 grid print:col-start-2 print:row-start-2 content-start gap-4 pb-8 [&_:is(a,button,summary)]:scroll-mb-40 md:order-none md:col-start-2 md:row-start-2 md:max-w-2xl';
const ACTS = 'order-4 md:static md:m-0 md:rounded-card md:border md:p-3';

/** The bar of the acts says it in few words, and the card of the two who are both interested in its own. */
const isInBar = ({ state, direction, waitsFor }: InterestView): boolean =>
  state === 'accepted' || (state === 'pending' && direction === 'sent' && !waitsFor);

/** C10: between two verified members. */
const canCall = ({ canShowInterest, verificationStatus, isActive }: ProfileView): boolean =>
  canShowInterest && verificationStatus === 'verified' && isActive;

interface ProfileDetailsProps {
  profile: ProfileView;
  /** One's own, as others see it: the acts of others are disabled. */
  preview?: boolean;
}

export function ProfileDetails({ profile, preview = false }: ProfileDetailsProps) {
  const texts = useProfileTexts();
  const contactTexts = useContactTexts();
  const nextStep = useRef<HTMLDivElement>(null);
  const { id, name, interest, phone, email, photosHidden, contactHidden } = profile;
  const user = useSessionUser();
  const accepted = interest?.state === 'accepted';
  const [before] = useState(accepted);
  const contact = useContact(id);
  const known = phone && email ? { phone, email } : null;
  const toNextStep = () => {
    nextStep.current?.scrollIntoView();
    nextStep.current?.focus({ preventScroll: true });
  };
  const phoneAndEmail = (
    <Contact
      name={name}
      use={contact}
      known={known}
      contactHidden={contactHidden}
      photosHidden={photosHidden}
      accepted={accepted}
      primary={accepted}
    />
  );
  return (
    <article className={FRAME}>
      <ProfileHead profile={profile} className={HEAD} />
      <div className={ASIDE}>
        <ProfilePhotos profile={profile} />
        <div inert={preview} className="contents">
          <ProfileActs
            profile={profile}
            onNextStep={toNextStep}
            phone={contact.opened?.phone ?? phone}
            className={ACTS}
          />
        </div>
      </div>
      <div className={BODY}>
        {!preview && <ProfileDesk profile={profile} />}
        {interest && !isInBar(interest) && <InterestStatus name={name} interest={interest} />}
        {interest && <InterestWords name={name} interest={interest} />}
        {accepted && (
          <div ref={nextStep} tabIndex={-1} className="scroll-mt-20 focus:outline-none">
            <BothInterested title={contactTexts.bothInterested} fresh={!before}>
              <div className="w-full">{phoneAndEmail}</div>
              {canCall(profile) && mayDo(user, 'read') && <CallStep id={id} />}
            </BothInterested>
          </div>
        )}
        {!profile.isActive && <Notice>{texts.offline}</Notice>}
        <div inert={preview} className="contents">
          <VerificationNotice profile={profile} />
        </div>
        {profile.match && <WhyMatch profile={profile} match={profile.match} />}
        <ProfileTabs profile={profile} stars={!preview && mayDo(user, 'read')}>
          {!accepted && mayDo(user, 'contact') && hasContact(profile, known) && (
            <Section title={texts.contact} icon="phone">
              <div inert={preview}>{phoneAndEmail}</div>
            </Section>
          )}
        </ProfileTabs>
      </div>
    </article>
  );
}
