import type { ReactNode } from 'react';
import type { BrowseCard } from '@kalyanam/shared/contracts/profile';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useWorkWords } from '../../../parts/relations/family-brief';
import { useInterestWords } from '../../../parts/relations/use-interest-words';
import { waitingOf } from '../../../parts/relations/waiting';
import { Face } from '../../../ui/face';
import { isSoon } from '../../../ui/soon';
import { Icon } from '../../../ui/icon';
import { useInterestsTexts } from './interests.en';

const ROW = '@container flex min-h-18 w-full items-center gap-3 px-3 py-2 text-start hover:bg-well';

interface InterestRowProps {
  card: BrowseCard;
  onOpen: () => void;
  onNear?: () => void;
}

/** One family in a line of two; a press opens the rest. */
export const InterestRow = ({ card, onOpen, onNear }: InterestRowProps) => (
  <li>
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={`${ROW} -outline-offset-3!`}
    >
      <RowFace card={card} />
      <Icon name="right" className="size-4 text-muted" />
    </button>
  </li>
);

interface ChoiceRowProps {
  card: BrowseCard;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The same while several are chosen. */
export function ChoiceRow({ card, checked, onChange }: ChoiceRowProps) {
  const texts = useInterestsTexts();
  return (
    <li>
      <label className={`${ROW} cursor-pointer has-checked:bg-well`}>
        <input
          type="checkbox"
          aria-label={texts.choose(card.name)}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          className="size-6 shrink-0 accent-kumkum"
        />
        <RowFace card={card} />
      </label>
    </li>
  );
}

function RowFace({ card }: { card: BrowseCard }) {
  const { interest } = card;
  const waits = interest?.state === 'pending';
  const asks = waits && interest?.direction === 'received';
  return (
    <>
      <Face who={card} sizes="2.75rem" eager={false} className={`w-11 rounded-control ${waits ? '' : 'opacity-70'}`} />
      <span className="min-w-0 grow">
        <span
          translate="no"
          className={`line-clamp-2 leading-snug wrap-anywhere lang-te:leading-relaxed ${waits ? 'font-semibold' : ''}`}
        >
          {`${card.name}, ${card.age}`}
        </span>
        <span
          className={`text-small leading-snug wrap-anywhere lang-te:leading-relaxed text-muted ${asks ? 'line-clamp-1 @max-[17rem]:line-clamp-2' : 'block'}`}
        >
          {/* In a narrow row, or in large letters, the days give their place to the name. */}
          <span className="hidden @max-[17rem]:inline">
            <DaysLeft card={card} />
          </span>
          <RowWords card={card} />
        </span>
      </span>
      <span className="shrink-0 @max-[17rem]:hidden">
        <DaysLeft card={card} />
      </span>
    </>
  );
}

/** The facts that decide an answer while one waits for it; otherwise the state of the interest. */
function RowWords({ card }: { card: BrowseCard }): ReactNode {
  const texts = useInterestsTexts();
  const language = useLanguage();
  const workWords = useWorkWords();
  const wordsOf = useInterestWords();
  const { name, interest, fit } = card;
  if (interest?.direction === 'received' && interest.state === 'pending') {
    const fits = fit ? [texts.fits(formatNumber(fit.fits, language), formatNumber(fit.stated, language))] : [];
    return [...fits, ...workWords(card)].join(' · ');
  }
  return interest && wordsOf(interest, name);
}

function DaysLeft({ card: { interest } }: { card: BrowseCard }) {
  const texts = useInterestsTexts();
  if (interest?.state !== 'pending' || interest.waitsFor || !interest.sentAt || !interest.expiresAt) return null;
  const { left } = waitingOf(interest.sentAt, interest.expiresAt, new Date());
  return (
    <span className={`me-2 text-small ${isSoon(left) ? 'font-semibold text-amber' : 'text-muted'}`}>
      {texts.days(left)}
    </span>
  );
}
