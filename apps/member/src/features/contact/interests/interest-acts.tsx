import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import type { InterestView } from '@kalyanam/shared/contracts/interests';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { PATHS } from '../../../shell/paths';
import { Contact } from '../../../parts/relations/contact';
import { InterestPanel } from '../../../parts/relations/interest-panel';
import { InterestWords } from '../../../parts/relations/interest-words';
import { useContact } from '../../../parts/relations/use-contact';
import { AppLink } from '../../../ui/app-link';
import type { MetMember } from './met';
import { useInterestsTexts } from './interests.en';
import { ArrangeCall } from '../../../parts/calls/arrange-call';

interface InterestActsProps {
  card: ProfileCard;
  interest: InterestView;
  onAccepted: (met: MetMember) => void;
}

/** The state of interest between the two, and the next step. */
export function InterestActs({ card, interest, onAccepted }: InterestActsProps) {
  const texts = useInterestsTexts();
  const { id, name } = card;
  const over = ['declined', 'withdrawn', 'expired'].includes(interest.state) && !interest.canShow;
  return (
    <div className="grid gap-3">
      <InterestPanel id={id} name={name} interest={interest} onAccepted={() => onAccepted({ id, name })} />
      <InterestWords name={name} interest={interest} />
      {interest.state === 'accepted' && <AcceptedContact card={card} since={interest.answeredAt} />}
      {over && (
        <AppLink
          to={PATHS.profiles}
          className="inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4"
        >
          {texts.others}
        </AppLink>
      )}
    </div>
  );
}

/** R63: here, too, phone and email open at a press. */
function AcceptedContact({ card: { id, name, photosHidden }, since }: { card: ProfileCard; since: string | null }) {
  const texts = useInterestsTexts();
  const language = useLanguage();
  const contact = useContact(id);
  const mayOpen = !photosHidden?.endsWith('not-verified');
  return (
    <>
      {since && <p className="text-small text-muted">{texts.since(formatDay(since, language))}</p>}
      <Contact
        accepted
        name={name}
        use={contact}
        contactHidden={mayOpen ? 'until-opened' : null}
        photosHidden={photosHidden}
      />
      {mayOpen && <ArrangeCall id={id} />}
    </>
  );
}
