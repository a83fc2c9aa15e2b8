import type { ReactNode } from 'react';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { Monogram } from '../../ui/monogram';
import { Photo } from '../../ui/photo';
import { StatusBadge } from '../../ui/status-badge';
import { useCommonTexts } from '../../ui/texts/common.en';
import { useNames } from '../../ui/texts/names';
import { useProfileWords } from '../../ui/texts/profile';
import type { Card } from './card';
import { useCardTexts } from './cards.en';
import { FitLine } from './fit-line';
import { usePhotosHidden } from './photos-hidden';

interface ProfileCardProps {
  card: Card;
  /** On the first screen: its photo is fetched immediately. */
  eager: boolean;
  /** The first face of the page: its photo is fetched before all others. */
  first?: boolean;
  /** On a phone always a row: the decision below it matters more than the face. */
  compact?: boolean;
  /** The acts possible here, below the facts. */
  children?: ReactNode;
}

const FRAME =
  'relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-paper transition-colors duration-150 ' +
  'focus-within:border-kumkum hover:border-edge';
/** On a phone a face has the whole width; where there is none, a row takes little room. */
const ROW =
  'max-[44rem]:grid max-[44rem]:grid-cols-[5.75rem_minmax(0,1fr)] max-[22rem]:grid-cols-[4.5rem_minmax(0,1fr)] max-[44rem]:content-start max-[44rem]:gap-x-3.5 max-[44rem]:p-3';
/** Wider than a photo is, which loses more of its foot than of its head; without a least height, which the picture's own would be. */
const FACE = 'relative aspect-[358/250] min-h-0 shrink-0 overflow-hidden bg-well [&_img]:object-[50%_18%]';
const ROW_FACE =
  'max-[44rem]:aspect-4/5 max-[44rem]:self-start max-[44rem]:overflow-hidden max-[44rem]:rounded-control';

/** The frame in the columns of CardGrid, then on a phone. */
const COLUMN = '(min-width: 72rem) 24rem, (min-width: 44rem) 50vw';
const sizesOf = (isRow: boolean) => `${COLUMN}, ${isRow ? '6rem' : 'calc(100vw - 2rem)'}`;

/** One profile at a glance: face, name and age, work and place, then the rest; the whole card leads to it. */
export function ProfileCard({ card, eager, first = false, compact = false, children }: ProfileCardProps) {
  const { photo, photoCount, name } = card;
  const isRow = compact || !photo;
  const onFace = isRow ? 'max-[44rem]:hidden' : '';
  return (
    <article className={`${FRAME} ${isRow ? ROW : ''}`}>
      <div className={`${FACE} ${isRow ? ROW_FACE : ''}`}>
        {photo ? (
          <Photo
            photo={photo}
            size="card"
            sizes={sizesOf(isRow)}
            name={name}
            district={card.nativeDistrict}
            eager={eager}
            first={first}
          />
        ) : (
          <Monogram name={name} district={card.nativeDistrict} />
        )}
        <div className={`absolute top-3 left-3 ${onFace}`}>
          <StatusBadge status={card.verificationStatus} />
        </div>
        {photoCount > 1 && (
          <span
            aria-hidden="true"
            className={`absolute right-3 bottom-3 rounded-full bg-[#000000b3] px-3 py-0.5 text-small text-[#fff] tabular-nums ${onFace}`}
          >
            {`1 / ${photoCount}`}
          </span>
        )}
      </div>
      <div
        className={`flex min-w-0 grow flex-col items-start gap-0.5 px-4 pt-3 pb-4 ${isRow ? 'max-[44rem]:p-0' : 'max-[24rem]:px-3'}`}
      >
        <CardFacts card={card} isRow={isRow} />
      </div>
      {children && (
        <div
          className={`relative col-span-full mt-auto px-4 pb-4 ${isRow ? 'max-[44rem]:px-0 max-[44rem]:pt-3 max-[44rem]:pb-0' : 'max-[24rem]:px-3'}`}
        >
          {children}
        </div>
      )}
    </article>
  );
}

/**
 * A longer name is cut after two lines, which leave no room for the age: that then begins the facts. A usual one is read
 * whole, on as many lines as a narrow phone needs.
 */
const LONG_NAME = 30;

/** The city, or the state where none is given; abroad with the country (the whole of it is in the profile). */
function useWorkPlace() {
  const { wordsOf } = useProfileWords();
  return ({ workLocation }: Card): string =>
    wordsOf('workLocation', {
      workLocation: workLocation.type !== 'nri' && workLocation.city ? { ...workLocation, state: null } : workLocation,
    });
}

function CardFacts({ card, isRow }: { card: Card; isRow: boolean }) {
  const { years } = useCommonTexts();
  const texts = useCardTexts();
  const { wordsOf } = useProfileWords();
  const workPlace = useWorkPlace();
  const { city } = useNames();
  const hidden = usePhotosHidden()(card.photosHidden);
  const isLong = card.name.length > LONG_NAME;
  // 'Professional degree · Professional' says the same word twice.
  const occupation = card.occupation === card.education ? '' : wordsOf('occupation', card);
  const work = [isLong ? years(card.age) : '', occupation, workPlace(card), wordsOf('height', card)];
  const rest = [wordsOf('education', card), texts.familyIn(city(card.familyLocation.city))];
  return (
    <>
      <h2
        className={`text-xl leading-snug wrap-anywhere lang-te:leading-relaxed ${isRow ? 'max-[44rem]:text-lg' : ''}`}
      >
        <AppLink to={PATHS.profile(card.id)} className="no-underline after:absolute after:inset-0 after:rounded-card">
          <span translate="no" className={`hyphens-auto ${isLong ? 'line-clamp-2' : 'line-clamp-4'}`}>
            {isLong ? card.name : `${card.name}, ${card.age}`}
          </span>
        </AppLink>
      </h2>
      <p className="line-clamp-3 wrap-anywhere">{work.filter(Boolean).join(' · ')}</p>
      <p className="line-clamp-2 wrap-anywhere text-muted">{rest.filter(Boolean).join(' · ')}</p>
      {isRow && <RowNote status={card.verificationStatus} hidden={card.photo ? '' : hidden} />}
      <FitLine card={card} />
    </>
  );
}

/** In a row: how far the profile is verified, and why no photo is shown; on the face of a wider card only the second. */
const RowNote = ({ status, hidden }: { status: Card['verificationStatus']; hidden: string }) => (
  <div
    className={`flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-muted ${hidden ? '' : 'min-[44rem]:hidden'}`}
  >
    <span className="min-[44rem]:hidden">
      <StatusBadge status={status} />
    </span>
    {hidden}
  </div>
);
