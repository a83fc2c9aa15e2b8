import type { ReactNode } from 'react';
import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { Face } from '../../ui/face';
import { useNames } from '../../ui/texts/names';
import { useProfileWords } from '../../ui/texts/profile';
import { useAnswerTexts } from './answers.en';

/** The occupation, and the town of the work. */
export function useWorkWords() {
  const names = useNames();
  const { wordsOf } = useProfileWords();
  return (card: ProfileCard): string[] => {
    const { city } = card.workLocation;
    return [wordsOf('occupation', card), city ? names.city(city) : wordsOf('workLocation', card)].filter(Boolean);
  };
}

interface FamilyBriefProps {
  card: ProfileCard;
  /** How the two fit. */
  fit?: ReactNode;
  /** The first face of the page. */
  first?: boolean;
  /** The level of the name. */
  heading?: 'h2' | 'h3';
}

/** Who it is in a few lines beside the face: work and height, then where the family lives, then how the two fit. */
export function FamilyBrief({ card, fit, first = false, heading: Heading = 'h2' }: FamilyBriefProps) {
  const texts = useAnswerTexts();
  const names = useNames();
  const { wordsOf } = useProfileWords();
  const workWords = useWorkWords();
  const home = card.familyLocation.city;
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 max-[22rem]:grid-cols-[4.5rem_minmax(0,1fr)] max-[22rem]:gap-3">
      <Face who={card} sizes="6.5rem" eager={first} first={first} className="self-start rounded-control" />
      <div className="min-w-0">
        <Heading className="text-xl">
          <AppLink to={PATHS.profile(card.id)} className="no-underline hover:underline">
            <span translate="no" className="line-clamp-3 hyphens-auto wrap-anywhere">
              {`${card.name}, ${card.age}`}
            </span>
          </AppLink>
        </Heading>
        <p className="wrap-anywhere">{[...workWords(card), wordsOf('height', card)].filter(Boolean).join(' · ')}</p>
        {home && <p className="text-small wrap-anywhere text-muted">{texts.familyIn(names.city(home))}</p>}
        {fit}
      </div>
    </div>
  );
}
