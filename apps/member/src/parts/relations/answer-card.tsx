import type { ReactNode } from 'react';
import type { InterestView } from '@kalyanam/shared/contracts/interests';
import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { Monogram } from '../../ui/monogram';
import { Photo } from '../../ui/photo';
import { useNames } from '../../ui/texts/names';
import { useProfileWords } from '../../ui/texts/profile';
import { AnswerButtons, type AnswerButtonsProps } from './answer-buttons';
import { useAnswerTexts } from './answers.en';
import { waitingOf } from './waiting';

/** The number of days left at which the end of an interest is called near. */
const SOON_DAYS = 3;

interface AnswerCardProps extends Pick<AnswerButtonsProps, 'onAccepted'> {
  /** Whose interest waits for an answer. */
  card: ProfileCard;
  /** How the two fit. */
  fit?: ReactNode;
  /** The first face of the page. */
  first?: boolean;
  /** Below a heading of the second level. */
  under?: boolean;
}

/** One interest that waits: who it is, the letter, and only then the two answers. */
export function AnswerCard({ card, fit, first = false, under = false, onAccepted }: AnswerCardProps) {
  const { id, name, age, photo, interest } = card;
  const texts = useAnswerTexts();
  const Heading = under ? 'h3' : 'h2';
  return (
    <article className="grid gap-4 rounded-card border border-line bg-paper p-4">
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 max-[22rem]:grid-cols-[4.5rem_minmax(0,1fr)] max-[22rem]:gap-3">
        <div className="aspect-4/5 self-start overflow-hidden rounded-control bg-well">
          {photo ? (
            <Photo photo={photo} size="card" sizes="6.5rem" name={name} eager first={first} />
          ) : (
            <Monogram name={name} />
          )}
        </div>
        <div className="min-w-0">
          <Heading className="text-2xl max-[22rem]:text-xl">
            <AppLink to={PATHS.profile(id)} className="no-underline hover:underline">
              <span translate="no" className="line-clamp-3 wrap-anywhere">
                {`${name}, ${age}`}
              </span>
            </AppLink>
          </Heading>
          <BriefFacts card={card} />
          {fit}
        </div>
      </div>
      {interest?.note && (
        <figure className="rounded-control bg-well px-4 py-3">
          <figcaption className="sr-only">{texts.noteOf(name)}</figcaption>
          <blockquote className="whitespace-pre-line wrap-anywhere">{`“${interest.note}”`}</blockquote>
        </figure>
      )}
      <AnswerButtons id={id} name={name} onAccepted={onAccepted}>
        {interest && <AnswerBy interest={interest} />}
      </AnswerButtons>
    </article>
  );
}

/** What they do and where, and where the family lives. */
function BriefFacts({ card }: { card: ProfileCard }) {
  const texts = useAnswerTexts();
  const names = useNames();
  const { wordsOf } = useProfileWords();
  const city = card.workLocation.city;
  const work = [wordsOf('occupation', card), city ? names.city(city) : wordsOf('workLocation', card)];
  const home = card.familyLocation.city;
  return (
    <>
      <p className="wrap-anywhere">{[...work, wordsOf('height', card)].filter(Boolean).join(' · ')}</p>
      {home && <p className="text-small wrap-anywhere text-muted">{texts.familyIn(names.city(home))}</p>}
    </>
  );
}

/** The last day for an answer; in words of warning once it is near. */
function AnswerBy({ interest: { sentAt, expiresAt } }: { interest: InterestView }) {
  const texts = useAnswerTexts();
  const language = useLanguage();
  if (!sentAt || !expiresAt) return null;
  const { left } = waitingOf(sentAt, expiresAt, new Date());
  const isSoon = left <= SOON_DAYS;
  return (
    <p className={`text-small ${isSoon ? 'font-semibold text-amber' : 'text-muted'}`}>
      {[texts.answerBy(formatDay(expiresAt, language)), isSoon && texts.daysLeft(left)].filter(Boolean).join(' · ')}
    </p>
  );
}
