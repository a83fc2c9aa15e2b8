import { useEffect, useRef, useState, type RefObject } from 'react';
import { INTEREST_ORDERS, type InterestOrder } from '@kalyanam/shared/base/vocabulary/status';
import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import { useFocusAfter } from '@kalyanam/web/use-focus-after';
import { AnswerCard } from '../../../parts/relations/answer-card';
import { mayDo } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useNavigation } from '../../../ui/navigation';
import { RowList } from '../../../ui/row-list';
import { Choosing } from './choosing';
import { ChoiceRow, InterestRow } from './interest-row';
import { FitLine } from '../../../parts/cards/fit-line';
import { OneInterestSheet } from './one-interest-sheet';
import { interestsPath } from './interests-address';
import { useInterestsTexts } from './interests.en';
import type { MetMember } from './met';
import { MyAnswers } from './my-answers';
import { NoInterests } from './no-interests';

interface ToAnswerProps {
  heading: RefObject<HTMLHeadingElement | null>;
  data: InterestsPage;
  order: InterestOrder;
  /** One has just been accepted, and is shown above. */
  met: boolean;
  onAccepted: (met: MetMember) => void;
}

/** Who waits for an answer: the first with their letter, the others as rows; then, quieter, those that are over. */
export function ToAnswer({ heading, data, order, met, onAccepted }: ToAnswerProps) {
  const texts = useInterestsTexts();
  const user = useSessionUser();
  const list = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const waiting = data.profiles.filter(({ interest }) => interest?.canDecline);
  const over = data.profiles.filter(({ interest }) => !interest?.canDecline);
  const choosing = chosen !== null && waiting.length > 0;
  const [first, ...others] = waiting;
  const rows = choosing ? waiting : others;

  const families = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-family]') ?? [])];
  const next = (at: number) => families()[at]?.querySelector<HTMLElement>('a, button') ?? heading.current;
  // An answered family goes: the focus moves to the one that takes its place, whose name comes before its acts.
  const noteFocus = useFocusAfter(
    ({ target }) => families().findIndex((family) => family.contains(target)),
    (at) => next(at)?.focus(),
  );
  useEffect(() => {
    if (choosing) list.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus({ preventScroll: true });
  }, [choosing]);
  const choose = (id: string, wanted: boolean) => {
    const changed = new Set(chosen);
    if (wanted) changed.add(id);
    else changed.delete(id);
    setChosen(changed);
  };
  if (data.total === 0 && data.counts.accepted === 0 && !met) return <NoInterests tab="received" />;
  return (
    <div ref={list} onFocus={noteFocus} className="grid max-w-2xl gap-5">
      {waiting.length === 0 && data.page === 1 && (
        <p className="flex items-center gap-2 text-lg text-leaf">
          <Icon name="check" />
          {texts.allAnswered}
        </p>
      )}
      {first && !choosing && (
        <div data-family>
          <AnswerCard card={first} fit={<FitLine card={first} />} first onAccepted={onAccepted} />
        </div>
      )}
      {rows.length > 0 && (
        <section aria-label={texts.others(rows.length)} className="grid gap-2">
          <div className="flex min-h-12 flex-wrap items-center gap-x-4">
            <h2 className="grow text-xl">{choosing ? texts.select : texts.others(rows.length)}</h2>
            {choosing ? (
              <Button look="quiet" onClick={() => setChosen(new Set(waiting.map(({ id }) => id)))}>
                {texts.chooseAll}
              </Button>
            ) : (
              <>
                {rows.length > 1 && <OrderSelect order={order} />}
                {mayDo(user, 'answer') && (
                  <Button look="quiet" className="-mr-3" onClick={() => setChosen(new Set())}>
                    {texts.select}
                  </Button>
                )}
              </>
            )}
          </div>
          <RowList>
            {rows.map((card) =>
              choosing ? (
                <ChoiceRow
                  key={card.id}
                  card={card}
                  checked={chosen.has(card.id)}
                  onChange={(wanted) => choose(card.id, wanted)}
                />
              ) : (
                <InterestRow key={card.id} card={card} onOpen={() => setOpenId(card.id)} />
              ),
            )}
          </RowList>
        </section>
      )}
      {over.length > 0 && !choosing && (
        <section aria-label={texts.answered} className="grid gap-2">
          <h2 className="text-lg text-muted">{texts.answered}</h2>
          <RowList>
            {over.map((card) => (
              <InterestRow key={card.id} card={card} onOpen={() => setOpenId(card.id)} />
            ))}
          </RowList>
        </section>
      )}
      {!choosing && <MyAnswers />}
      {choosing && (
        <Choosing
          cards={waiting}
          chosen={chosen}
          onCancel={() => {
            heading.current?.focus({ preventScroll: true });
            setChosen(null);
          }}
          onDone={() => setChosen(null)}
        />
      )}
      <OneInterestSheet
        card={data.profiles.find(({ id }) => id === openId) ?? null}
        focusAfter={() => (openId === null ? null : next(0))}
        onClose={() => setOpenId(null)}
        onAccepted={onAccepted}
      />
    </div>
  );
}

/** The order of those who wait, in the words of the row. */
function OrderSelect({ order }: { order: InterestOrder }) {
  const texts = useInterestsTexts();
  const { open } = useNavigation();
  return (
    <select
      aria-label={texts.order}
      value={order}
      onChange={({ target }) =>
        void open(interestsPath('received', { order: target.value as InterestOrder }), { replace: true })
      }
      className="field-sizing-content min-h-12 rounded-control bg-transparent px-1 font-semibold text-accent"
    >
      {INTEREST_ORDERS.map(({ value }) => (
        <option key={value} value={value}>
          {texts.orders[value]}
        </option>
      ))}
    </select>
  );
}
