import { useRef, type RefObject } from 'react';
import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { mayDo } from '../../session/member';
import { useSessionUser } from '../../session/session';
import { PATHS } from '../../shell/paths';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useInterestTexts } from './interest.en';
import { useRelationTexts } from './relations.en';
import { ShortlistButton } from './shortlist-button';
import { ShowInterest } from './show-interest';
import { useDismissal } from './use-dismissal';

/** What a family can do about a card of a list, in one row and in words: ask, keep, leave out. */
export function CardActs({ card, onTakeOff }: { card: ProfileCard; onTakeOff?: () => void }) {
  const user = useSessionUser();
  const row = useRef<HTMLDivElement>(null);
  if (!card.interest || !mayDo(user, 'shortlist')) return null;
  return (
    <div ref={row} tabIndex={-1} className="@container flex items-center gap-2 focus:outline-none max-[24rem]:gap-1">
      <InterestAct card={card} interest={card.interest} row={row} />
      <ShortlistButton {...card} named onTakeOff={onTakeOff} />
      <DismissButton {...card} />
    </div>
  );
}

type Asked = Pick<NonNullable<ProfileCard['interest']>, 'canShow' | 'state' | 'direction'>;

/** Ask, answer, or how far it is. */
function InterestAct({
  card,
  interest,
  row,
}: {
  card: ProfileCard;
  interest: Asked;
  row: RefObject<HTMLDivElement | null>;
}) {
  const texts = useInterestTexts();
  const { canShow, state, direction } = interest;
  if (canShow)
    return <ShowInterest about={card} named after={row} className="min-w-0 grow px-3! max-[24rem]:px-1.5!" />;
  if (state === 'pending' && direction === 'received')
    return (
      <ButtonLink
        to={PATHS.profile(card.id)}
        aria-label={texts.answerName(card.name)}
        className="min-w-0 grow px-3! max-[24rem]:px-1.5!"
      >
        {texts.answer}
      </ButtonLink>
    );
  const words = state === 'accepted' ? texts.accepted : state === 'pending' ? texts.sent : null;
  return (
    <p className={`flex min-w-0 grow items-center gap-2 leading-tight ${state === 'accepted' ? 'text-leaf' : ''}`}>
      {words && <Icon name="heart" className={`size-5 fill-current ${state === 'accepted' ? '' : 'text-accent'}`} />}
      {words}
    </p>
  );
}

/** R47: needs no question, since the message that follows takes it back. */
function DismissButton({ id, name }: Pick<ProfileCard, 'id' | 'name'>) {
  const texts = useRelationTexts();
  const { dismiss, busy } = useDismissal(id, name);
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    const card = button.current?.closest('li');
    const next = card?.nextElementSibling ?? card?.previousElementSibling ?? document.querySelector('main');
    dismiss(() => {
      // The card goes away, and the focus with it.
      if (button.current === document.activeElement) next?.querySelector<HTMLElement>('h1, a')?.focus();
    });
  };
  return (
    <Button
      ref={button}
      look="quiet"
      busy={busy}
      aria-label={texts.notForUsName(name)}
      onClick={press}
      className="-mr-2 shrink-0 px-2! leading-tight max-[24rem]:shrink max-[24rem]:px-1!"
    >
      {texts.notForUs}
    </Button>
  );
}
