import type { BrowseCard } from '@kalyanam/shared/contracts/profile';
import { FitLine } from '../../../parts/cards/fit-line';
import { AnswerCard } from '../../../parts/relations/answer-card';
import { FamilyBrief } from '../../../parts/relations/family-brief';
import { InterestPanel } from '../../../parts/relations/interest-panel';
import { InterestWords } from '../../../parts/relations/interest-words';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import { useInterestsTexts } from './interests.en';
import type { MetMember } from './met';

interface OneInterestSheetProps {
  /** Null: closed, or no longer in the list. */
  card: BrowseCard | null;
  /** Where the focus goes on when the row is gone. */
  focusAfter: () => HTMLElement | null;
  onClose: () => void;
  onAccepted: (met: MetMember) => void;
}

/** One interest with everything that can be done about it. */
export function OneInterestSheet({ card, focusAfter, onClose, onAccepted }: OneInterestSheetProps) {
  const texts = useInterestsTexts();
  const interest = card?.interest;
  const accepted = (met: MetMember) => {
    onClose();
    onAccepted(met);
  };
  return (
    <Sheet
      open={card !== null}
      onClose={onClose}
      title={texts.one}
      focusAfter={focusAfter}
      foot={
        card && (
          <ButtonLink look="secondary" to={PATHS.profile(card.id)} className="w-full">
            {texts.toProfile}
          </ButtonLink>
        )
      }
    >
      {card && interest && (
        <div className="grid gap-4">
          {interest.canDecline ? (
            <AnswerCard card={card} fit={<FitLine card={card} />} plain onAccepted={accepted} onDeclined={onClose} />
          ) : (
            <>
              <FamilyBrief card={card} fit={<FitLine card={card} />} />
              <InterestWords name={card.name} interest={interest} />
              <InterestPanel
                about={card}
                interest={interest}
                onAccepted={() => accepted({ id: card.id, name: card.name })}
              />
            </>
          )}
        </div>
      )}
    </Sheet>
  );
}
