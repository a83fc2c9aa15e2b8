import type { ReactNode } from 'react';
import type { InterestView } from '@kalyanam/shared/contracts/interests';
import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { indiaTime } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { AnswerButtons, type AnswerButtonsProps } from './answer-buttons';
import { useAnswerTexts } from './answers.en';
import { FamilyBrief } from './family-brief';
import { useStrayPress } from './use-stray-press';
import { waitingOf } from './waiting';
import { isSoon } from '../../ui/soon';

interface AnswerCardProps extends Pick<AnswerButtonsProps, 'onAccepted' | 'onDeclined'> {
  /** Whose interest waits for an answer. */
  card: ProfileCard;
  /** How the two fit. */
  fit?: ReactNode;
  /** The first face of the page. */
  first?: boolean;
  /** The level of the name. */
  heading?: 'h2' | 'h3';
  /** Without the frame of a card, where it has a sheet to itself. */
  plain?: boolean;
}

/** One interest that waits: who it is, the letter, and only then the two answers. The next one may take its place. */
export function AnswerCard({ onAccepted, onDeclined, plain = false, ...brief }: AnswerCardProps) {
  const { id, name, interest } = brief.card;
  const ignoreStray = useStrayPress(id);
  return (
    <article
      onClickCapture={ignoreStray}
      className={`grid gap-4 ${plain ? '' : 'rounded-card border border-line bg-paper p-4'}`}
    >
      <FamilyBrief {...brief} />
      {interest?.note && <Letter from={name}>{interest.note}</Letter>}
      <AnswerButtons key={id} id={id} name={name} onAccepted={onAccepted} onDeclined={onDeclined}>
        {interest && <AnswerBy interest={interest} />}
      </AnswerButtons>
    </article>
  );
}

function Letter({ from, children }: { from: string; children: string }) {
  const texts = useAnswerTexts();
  return (
    <figure className="rounded-control bg-well px-4 py-3">
      <figcaption className="sr-only">{texts.noteOf(from)}</figcaption>
      <blockquote className="whitespace-pre-line wrap-anywhere">{`“${children}”`}</blockquote>
    </figure>
  );
}

/** The last day for an answer; in words of warning once it is near. */
function AnswerBy({ interest: { sentAt, expiresAt } }: { interest: InterestView }) {
  const texts = useAnswerTexts();
  const language = useLanguage();
  if (!sentAt || !expiresAt) return null;
  const { left } = waitingOf(sentAt, expiresAt, new Date());
  const by = texts.answerBy(indiaTime(language, { day: 'numeric', month: 'long' })(expiresAt));
  return isSoon(left) ? (
    <p className="text-small font-semibold text-amber">{`${by} · ${texts.daysLeft(left)}`}</p>
  ) : (
    <p className="text-small text-muted">{by}</p>
  );
}
