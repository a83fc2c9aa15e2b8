import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallView } from '@kalyanam/shared/contracts/calls';
import type { BrowseCard } from '@kalyanam/shared/contracts/profile';
import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { AgreedTime, isCurrent, isMyTurn, useCallWords } from '../../../parts/calls/call-words';
import { callsWith } from '../../../parts/calls/calls.queries';
import { useCallsTexts } from '../../../parts/calls/calls.en';
import { useContactTexts } from '../../../parts/relations/contact.en';
import { useVerified } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Button, ButtonLink, type ButtonLook } from '../../../ui/button';
import { Face } from '../../../ui/face';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { RowList } from '../../../ui/row-list';
import { ClosedInterests } from './closed-interests';
import { ContactSheet } from './contact-sheet';
import { useInterestsTexts } from './interests.en';
import { NoInterests } from './no-interests';

/** Families who are both interested, each with the state of its first call; those who wait for this member come first. */
export function BothSaidYes({ data }: { data: InterestsPage }) {
  const { onceYouAreVerified } = useContactTexts();
  const isVerified = useVerified();
  const { data: calls, isPending } = useQuery({ ...callsWith(null), enabled: isVerified });
  const [contactOf, setContactOf] = useState<BrowseCard | null>(null);
  // A call under way counts before those that are over.
  const callOf = ({ id }: BrowseCard): CallView | undefined => {
    const ofPair = calls?.calls.filter(({ member }) => member.id === id) ?? [];
    return ofPair.find(isCurrent) ?? ofPair[0];
  };
  const rank = (card: BrowseCard): number => {
    const call = callOf(card);
    return call && isMyTurn(call) ? 0 : call?.state === 'agreed' ? 1 : 2;
  };
  const cards = data.profiles.toSorted((one, other) => rank(one) - rank(other));
  const mayArrange = (card: BrowseCard) => isVerified && !isPending && card.verificationStatus === 'verified';
  const firstAct = cards.find((card) => mayArrange(card) && isNext(callOf(card)));
  if (cards.length + data.closed.length === 0) return <NoInterests tab="accepted" />;
  return (
    <div className="grid max-w-2xl gap-6">
      {!isVerified && <Notice>{onceYouAreVerified}</Notice>}
      {cards.length > 0 && (
        <RowList>
          {cards.map((card) => (
            <FamilyRow
              key={card.id}
              card={card}
              call={callOf(card)}
              look={card === firstAct ? 'primary' : 'secondary'}
              mayArrange={mayArrange(card)}
              onContact={() => setContactOf(card)}
            />
          ))}
        </RowList>
      )}
      {data.closed.length > 0 && <ClosedInterests closed={data.closed} />}
      {contactOf && <ContactSheet card={contactOf} onClose={() => setContactOf(null)} />}
    </div>
  );
}

/** Whether the step on the row is one for this member to take. */
const isNext = (call: CallView | undefined): boolean => !call || !isCurrent(call) || isMyTurn(call);

interface FamilyRowProps {
  card: BrowseCard;
  call: CallView | undefined;
  /** The one act of the page is louder than the rest. */
  look: ButtonLook;
  mayArrange: boolean;
  onContact: () => void;
}

function FamilyRow({ card, call, look, mayArrange, onContact }: FamilyRowProps) {
  const texts = useInterestsTexts();
  const { arrange } = useCallsTexts();
  const language = useLanguage();
  const wordsOf = useCallWords();
  const current = call && isCurrent(call) ? wordsOf(call) : null;
  const since = card.interest?.answeredAt;
  return (
    <li className="grid gap-3 p-3">
      <div className="flex items-center gap-3">
        <Face who={card} sizes="3.5rem" eager={false} className="w-14 rounded-control" />
        <div className="min-w-0 grow">
          <AppLink to={PATHS.profile(card.id)} className="no-underline hover:underline">
            <span translate="no" className="line-clamp-2 font-semibold wrap-anywhere">
              {`${card.name}, ${card.age}`}
            </span>
          </AppLink>
          {call ? (
            <p className={`text-small wrap-anywhere ${current ? 'text-ink' : 'text-muted'}`}>{wordsOf(call).brief}</p>
          ) : (
            since && <p className="text-small text-muted">{texts.since(formatDay(since, language))}</p>
          )}
          {call?.state === 'agreed' && <AgreedTime call={call} />}
        </div>
      </div>
      {mayArrange && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink look={look} to={PATHS.call(card.id)} className="grow px-3!">
            {current?.act ?? arrange}
          </ButtonLink>
          <Button look="quiet" onClick={onContact}>
            <Icon name="phone" />
            {texts.contact}
          </Button>
        </div>
      )}
    </li>
  );
}
