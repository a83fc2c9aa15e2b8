import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import { useVerified } from '../../../session/session';
import { Notice } from '../../../ui/notice';
import { RowList } from '../../../ui/row-list';
import { RowsSkeleton } from '../../../ui/skeleton';
import { InterestRow } from './interest-row';
import { OneInterestSheet } from './one-interest-sheet';
import { useInterestsTexts } from './interests.en';
import { onTheirWay } from './interests.queries';
import type { MetMember } from './met';
import { NoInterests } from './no-interests';

interface SentProps {
  data: InterestsPage;
  onAccepted: (met: MetMember) => void;
}

/** Sent interests, the newest at the top, and among them in grey those that are delivered later. */
export function Sent({ data, onAccepted }: SentProps) {
  const texts = useInterestsTexts();
  const [openId, setOpenId] = useState<string | null>(null);
  const hasLater = data.page === 1 && data.counts.waiting > 0;
  const { data: later, isPending } = useQuery({ ...onTheirWay, enabled: hasLater });
  const cards = [...(hasLater ? (later?.profiles ?? []) : []), ...data.profiles];
  const isVerified = useVerified();
  return (
    <div className="grid max-w-2xl gap-4">
      {isVerified ? (
        <p className="text-muted">{texts.left(data.left, LIMITS.interestsPerDay)}</p>
      ) : (
        <Notice>{texts.notVerified}</Notice>
      )}
      {hasLater && <p className="text-small text-muted">{texts.onTheirWay(data.counts.waiting)}</p>}
      {hasLater && isPending ? (
        <RowsSkeleton />
      ) : cards.length > 0 ? (
        <RowList>
          {cards.map((card) => (
            <InterestRow key={card.id} card={card} onOpen={() => setOpenId(card.id)} />
          ))}
        </RowList>
      ) : (
        <NoInterests tab="sent" />
      )}
      <OneInterestSheet
        card={cards.find(({ id }) => id === openId) ?? null}
        focusAfter={() => null}
        onClose={() => setOpenId(null)}
        onAccepted={onAccepted}
      />
    </div>
  );
}
