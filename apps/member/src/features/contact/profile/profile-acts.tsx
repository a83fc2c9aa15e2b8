import { dialledPhone } from '@kalyanam/shared/base/phone';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { useContactTexts } from '../../../parts/relations/contact.en';
import { InterestPanel } from '../../../parts/relations/interest-panel';
import { ShortlistButton } from '../../../parts/relations/shortlist-button';
import { mayDo } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { Button, buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { StickyBar } from '../../../ui/sticky-bar';

interface ProfileActsProps {
  profile: ProfileView;
  /** Leads to where phone and email open, once both are interested. */
  onNextStep: () => void;
  /** The number, once it was opened. */
  phone: string | null;
  className: string;
}

/** In reach of a thumb on a phone, below the photos on a desk. Without Show Interest for an unverified viewer, who may answer one. */
export function ProfileActs({ profile, onNextStep, phone, className }: ProfileActsProps) {
  const texts = useContactTexts();
  const { id, name, interest, shortlisted } = profile;
  const user = useSessionUser();
  // A reader of a desk says what they think, and no more.
  if (!interest || !mayDo(user, 'shortlist')) return null;
  const alone = interest.state === 'none' && !interest.canShow;
  return (
    <StickyBar aboveTabs className={className}>
      <InterestPanel id={id} name={name} interest={interest} brief>
        {interest.state === 'accepted' &&
          (phone ? (
            <a href={`tel:${dialledPhone(phone)}`} className={buttonClass('primary')}>
              <Icon name="phone" />
              {texts.call}
            </a>
          ) : (
            <Button onClick={onNextStep} className="px-4! md:hidden">
              {texts.nextStep}
            </Button>
          ))}
        <ShortlistButton id={id} shortlisted={shortlisted} small={!alone} />
      </InterestPanel>
    </StickyBar>
  );
}
