import type { ReactNode } from 'react';
import type { ProfileCard as AnyCard } from '@kalyanam/shared/contracts/profile';
import type { CardFits } from '@kalyanam/shared/contracts/wishes';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { Monogram } from '../../ui/monogram';
import { Photo } from '../../ui/photo';
import { StatusBadge } from '../../ui/status-badge';
import { useCommonTexts } from '../../ui/texts/common.en';
import { useProfileWords } from '../../ui/texts/profile';
import { useCardTexts } from './cards.en';
import { usePhotosHidden } from './photos-hidden';
import { FitLines } from './fit-lines';

/** In the list it also says how the two fit. */
export type Card = AnyCard & Partial<CardFits>;

interface ProfileCardProps {
  card: Card;
  /** On the first screen: its photo is fetched immediately. */
  eager: boolean;
  /** The first face of the page: its photo is fetched before all others. */
  first?: boolean;
  /** On a phone always a row: the decision below it matters more than the face. */
  compact?: boolean;
  /** On the corner; on a phone's row, where there is no photo, beside the facts. */
  mark?: ReactNode;
  /** The acts possible here, below the facts. */
  children?: ReactNode;
}

const FRAME =
  'relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-paper transition-colors duration-150 ' +
  'focus-within:border-kumkum hover:border-edge';
/** On a phone a face has the whole width; where there is none, a row takes little room. */
const ROW = 'max-[30rem]:grid max-[30rem]:grid-cols-[6rem_minmax(0,1fr)] max-[30rem]:gap-x-3.5 max-[30rem]:p-3';
const ROW_FACE = 'max-[30rem]:overflow-hidden max-[30rem]:rounded-control';
/** Words need the height of the row; a face keeps its form, or it would lose its sides. */
const ROW_SHAPE = { face: 'max-[30rem]:self-start', words: 'max-[30rem]:aspect-auto max-[30rem]:min-h-35' };

/** The frame in the columns of CardGrid, then on a phone. */
const COLUMN = '(min-width: 64rem) 17rem, (min-width: 48rem) 33vw, (min-width: 30rem) 50vw';
const sizesOf = (isRow: boolean) => `${COLUMN}, ${isRow ? '6rem' : '100vw'}`;

/** One profile at a glance: face, name and age, work and place, then the rest; the whole card leads to it. */
export function ProfileCard({ card, eager, first = false, compact = false, mark, children }: ProfileCardProps) {
  const photosHidden = usePhotosHidden();
  const { photo, name } = card;
  const isRow = compact || !photo;
  return (
    <article className={`${FRAME} ${isRow ? ROW : ''}`}>
      <div
        className={`aspect-4/5 shrink-0 bg-well ${isRow ? `${ROW_FACE} ${ROW_SHAPE[photo ? 'face' : 'words']}` : ''}`}
      >
        {photo ? (
          <Photo photo={photo} size="card" sizes={sizesOf(isRow)} name={name} eager={eager} first={first} />
        ) : (
          <Monogram name={name} district={card.nativeDistrict} reason={photosHidden(card.photosHidden)} />
        )}
      </div>
      <div
        className={`flex min-w-0 grow flex-col items-start gap-1 p-4 ${isRow ? `max-[30rem]:p-0 ${mark ? 'max-[30rem]:pr-11' : ''}` : ''}`}
      >
        <CardFacts card={card} isRow={isRow} />
      </div>
      {mark && (
        // One below the other beside a row's name, which has little room.
        <div className={`absolute top-1.5 right-1.5 flex ${isRow ? 'max-[30rem]:flex-col' : ''}`}>{mark}</div>
      )}
      {children && (
        <div className="relative col-span-full mt-auto border-t border-line p-4 max-[30rem]:mt-3">{children}</div>
      )}
    </article>
  );
}

/**
 * A longer name is cut after two lines, which leave no room for the age: that then begins the facts. A usual one is read
 * whole, on as many lines as a narrow phone needs.
 */
const LONG_NAME = 30;

function CardFacts({ card, isRow }: { card: Card; isRow: boolean }) {
  const { years } = useCommonTexts();
  const texts = useCardTexts();
  const { wordsOf } = useProfileWords();
  const isLong = card.name.length > LONG_NAME;
  // 'Professional degree · Professional' says the same word twice.
  const occupation = card.occupation === card.education ? '' : wordsOf('occupation', card);
  const work = [occupation, wordsOf('workLocation', card)];
  const rest = [isLong ? years(card.age) : '', wordsOf('education', card), wordsOf('height', card)];
  return (
    <>
      <h2 className={`text-xl wrap-anywhere ${isRow ? 'max-[30rem]:text-lg' : ''}`}>
        <AppLink to={PATHS.profile(card.id)} className="no-underline after:absolute after:inset-0 after:rounded-card">
          <span translate="no" className={`hyphens-auto ${isLong ? 'line-clamp-2' : 'line-clamp-4'}`}>
            {isLong ? card.name : `${card.name}, ${card.age}`}
          </span>
        </AppLink>
      </h2>
      <p className="line-clamp-3 font-semibold wrap-anywhere">{work.filter(Boolean).join(' · ')}</p>
      <p className="text-muted">{rest.filter(Boolean).join(' · ')}</p>
      <strong translate="no" className="text-small font-semibold">
        {formatMemberCode(card.memberCode)}
      </strong>
      <StatusBadge status={card.verificationStatus} />
      {card.freshness && <p className="text-small text-muted">{texts[card.freshness]}</p>}
      {card.sameGothra && (
        <span className="rounded-full bg-well px-3 py-0.5 text-small text-muted">{texts.sameGothra}</span>
      )}
      {(card.fit || (card.theirs && !card.theirs.few)) && (
        <FitLines fit={card.fit ?? null} theirs={card.theirs ?? null} />
      )}
      {card.summary && <p className="mt-1 wrap-anywhere">{card.summary}</p>}
    </>
  );
}
