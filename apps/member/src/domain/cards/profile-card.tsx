import type { ReactNode } from 'react';
import type { ProfileCard as Card } from '@kalyanam/shared/contracts/profile';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { Monogram } from '../../ui/monogram';
import { Photo } from '../../ui/photo';
import { StatusBadge } from '../../ui/status-badge';
import { usePhotosHidden } from '../../ui/texts/photos-hidden';
import { useProfileWords } from '../../ui/texts/profile';

const FACTS = ['height', 'education', 'occupation'] as const;
/** 'Professional degree · Professional' says the same word twice. */
const isSaid = (field: (typeof FACTS)[number], { education, occupation }: Card): boolean =>
  field === 'occupation' && education === occupation;

interface ProfileCardProps {
  card: Card;
  eager: boolean;
  /** What can be done here, below the facts. */
  children?: ReactNode;
}

/** One profile at a glance; the whole card leads to it. */
export function ProfileCard({ card, eager, children }: ProfileCardProps) {
  const { wordsOf } = useProfileWords();
  const facts = FACTS.filter((field) => !isSaid(field, card)).map((field) => wordsOf(field, card));
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-paper transition-colors duration-150 focus-within:border-kumkum hover:border-edge max-[30rem]:grid max-[30rem]:grid-cols-[7.5rem_minmax(0,1fr)] max-[22rem]:grid-cols-[6.75rem_minmax(0,1fr)]">
      <div className="aspect-4/5 shrink-0 bg-well max-[30rem]:aspect-auto max-[30rem]:min-h-40">
        <CardPhoto card={card} eager={eager} />
      </div>
      <div className="flex flex-col gap-1 p-4 pb-0 max-[30rem]:p-3 max-[30rem]:pb-0">
        <StatusBadge status={card.verificationStatus} />
        <h2 className="mt-1 text-xl wrap-anywhere">
          <AppLink to={PATHS.profile(card.id)} className="no-underline after:absolute after:inset-0 after:rounded-card">
            <span className="line-clamp-2 hyphens-auto">
              {card.name}, {card.age}
            </span>
          </AppLink>
        </h2>
        <p className="text-muted">{facts.join(' · ')}</p>
        <p className="text-muted">{wordsOf('workLocation', card)}</p>
      </div>
      <p className="p-4 pt-2 text-pretty wrap-anywhere max-[30rem]:col-span-2 max-[30rem]:p-3">{card.summary}</p>
      {children && (
        <div className="relative mt-auto border-t border-line p-4 max-[30rem]:col-span-2 max-[30rem]:p-3">
          {children}
        </div>
      )}
    </article>
  );
}

function CardPhoto({ card, eager }: { card: Card; eager: boolean }) {
  const photosHidden = usePhotosHidden();
  if (card.photo) return <Photo photo={card.photo} size="card" name={card.name} eager={eager} />;
  return <Monogram name={card.name} reason={photosHidden(card.photosHidden, card.name)} />;
}
