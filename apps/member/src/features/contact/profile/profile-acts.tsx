import { useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { dialledPhone } from '@kalyanam/shared/base/phone';
import type { InterestView } from '@kalyanam/shared/contracts/interests';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { AnswerButtons } from '../../../parts/relations/answer-buttons';
import { useContactTexts } from '../../../parts/relations/contact.en';
import { InterestStatus } from '../../../parts/relations/interest-status';
import { useInterestTexts } from '../../../parts/relations/interest.en';
import { ShortlistButton } from '../../../parts/relations/shortlist-button';
import { ShowInterest } from '../../../parts/relations/show-interest';
import { mayDo } from '../../../session/member';
import { useSessionUser, useVerified } from '../../../session/session';
import { lazyPart, useOnceOpen } from '../../../shell/lazy-part';
import { Button, buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { StickyBar } from '../../../ui/sticky-bar';
import type { OverProfile } from './profile-more';
import { useProfileTexts } from './profile.en';

const ProfileMore = lazyPart(async () => (await import('./profile-more')).ProfileMore);

interface ProfileActsProps {
  profile: ProfileView;
  /** Leads to where phone and email open, once both are interested. */
  onNextStep: () => void;
  /** The number, once it was opened. */
  phone: string | null;
  className: string;
}

/** The reason with which another page led here to report someone, which may be empty; null where none did. */
function useAskedReason(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'report' in state ? String(state.report) : null;
}

/** One row: the next act between the two, "Keep", and the rest behind "More". In reach of a thumb, below the photos on a desk. */
export function ProfileActs({ profile, onNextStep, phone, className }: ProfileActsProps) {
  const texts = useProfileTexts();
  const user = useSessionUser();
  const isVerified = useVerified();
  const reason = useAskedReason();
  const [over, setOver] = useState<OverProfile | null>(reason === null ? null : 'report');
  const opened = useOnceOpen(over !== null);
  const row = useRef<HTMLDivElement>(null);
  if (!profile.interest) return null;
  // Family members who may only look can vote, and no more.
  const onlyVotes = !mayDo(user, 'shortlist');
  return (
    <StickyBar aboveTabs className={className}>
      <div ref={row} tabIndex={-1} className="flex items-center gap-2 focus:outline-none">
        {onlyVotes ? (
          <Button onClick={() => setOver('votes')} onPointerEnter={ProfileMore.ahead} className="grow">
            {texts.sayWhatYouThink}
          </Button>
        ) : (
          <>
            <NextAct profile={profile} interest={profile.interest} phone={phone} row={row} onNextStep={onNextStep} />
            {!profile.interest.canAccept && (
              <ShortlistButton {...profile} className={hasNext(profile.interest, isVerified) ? '' : 'grow'} />
            )}
            <Button
              look="secondary"
              aria-label={texts.more}
              aria-haspopup="dialog"
              onClick={() => setOver('more')}
              onPointerEnter={ProfileMore.ahead}
              onFocus={ProfileMore.ahead}
              className={`w-12 shrink-0 px-0! ${profile.interest.canAccept ? 'self-start' : ''}`}
            >
              <span aria-hidden="true">•••</span>
            </Button>
          </>
        )}
      </div>
      {opened && <ProfileMore profile={profile} reason={reason ?? ''} over={over} onOver={setOver} />}
    </StickyBar>
  );
}

interface NextActProps extends Pick<ProfileActsProps, 'profile' | 'onNextStep' | 'phone'> {
  interest: InterestView;
  row: RefObject<HTMLDivElement | null>;
}

/** Nothing to press or to say where an interest is over and rests, and for a viewer who is not verified. */
const hasNext = ({ canShow, canAccept, state }: InterestView, verified: boolean): boolean =>
  canShow || canAccept || (state === 'accepted' && verified) || state === 'pending';

/** The one act that is next between the two; where none is, how far it is. */
function NextAct({ profile, interest, row, onNextStep, phone }: NextActProps) {
  const texts = useContactTexts();
  const words = useInterestTexts();
  const isVerified = useVerified();
  const { state, canShow, canAccept, waitsFor } = interest;
  if (canShow) return <ShowInterest about={profile} after={row} className="min-w-0 grow px-3! max-[24rem]:px-2!" />;
  if (canAccept)
    return (
      <div className="min-w-0 grow">
        <AnswerButtons id={profile.id} name={profile.name} brief />
      </div>
    );
  if (!hasNext(interest, isVerified)) return null;
  if (state === 'accepted')
    return phone ? (
      <a href={`tel:${dialledPhone(phone)}`} className={`${buttonClass('primary')} min-w-0 grow`}>
        <Icon name="phone" />
        {texts.call}
      </a>
    ) : (
      <Button onClick={onNextStep} className="min-w-0 grow px-3! max-[24rem]:px-2!">
        {texts.nextStep}
      </Button>
    );
  return (
    <div className="min-w-0 grow">
      {waitsFor ? (
        <p className="font-semibold">{words.toBeDelivered}</p>
      ) : (
        <InterestStatus name={profile.name} interest={interest} />
      )}
    </div>
  );
}
