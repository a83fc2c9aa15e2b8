import { useState } from 'react';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { MyWishes } from '@kalyanam/shared/contracts/wishes';
import { WISH_NAMES, type WishName } from '@kalyanam/shared/topics/matching/wishes';
import { AskNow, useAsks } from '../../../parts/family-desk/asks';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { useSessionUser, useVerified } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { ConflictNotice } from '../../../ui/conflict-notice';
import { Notice } from '../../../ui/notice';
import { StickyBar } from '../../../ui/sticky-bar';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useFailure } from '../../../ui/texts/sentences';
import { isLocked, isOpen, musts, stated, type Draft, type DraftItem } from './draft';
import { Fold } from './fold';
import { OthersSee } from './others-see';
import { useWishes } from './use-wishes';
import { WishCard, WishRow } from './wish-row';
import { FEW_FIT, MANY_MUSTS, useWishesTexts } from './wishes.en';

/** What nearly every family asks for; the others are folded below. */
const FIRST: readonly WishName[] = ['age', 'marital', 'workPlace', 'education', 'gothra'];
const OTHERS = WISH_NAMES.filter((wish) => !FIRST.includes(wish));
/** A folded list names as many of what is in it. */
const NAMED = 4;

interface WishesFormProps {
  wishes: MyWishes;
  /** The own profile, with which new members begin; null for the others, and where it did not load. */
  profile: MyProfile | null;
}

export function WishesForm({ wishes, profile }: WishesFormProps) {
  const texts = useWishesTexts();
  const user = useSessionUser();
  const verified = useVerified();
  const asks = useAsks('edit');
  const state = useWishes(wishes, { verified, asks: asks !== null, profile });
  const { draft, setItem, conflict, settle, isSuggested } = state;
  const { nameOf, valueOf } = useWishWords();
  const [open, setOpen] = useState<WishName | null>(null);
  const wordsOf = (item: DraftItem, wish: WishName) =>
    item.weight === 'off' || item.value === null
      ? texts.weights.off
      : `${texts.weights[item.weight]}: ${valueOf(wish, item.value)}`;
  const set = OTHERS.filter((wish) => draft.items[wish].weight !== 'off');
  const named = (set.length > 0 ? set : OTHERS.filter((wish) => !isLocked(wish, verified)).slice(0, NAMED)).map(nameOf);
  return (
    <>
      {conflict && (
        <ConflictNotice
          title={texts.conflictTitle}
          fields={conflict.wishes.map((wish) => ({
            field: wish,
            label: nameOf(wish),
            theirs: wordsOf(conflict.newest.items[wish], wish),
            mine: wordsOf(draft.items[wish], wish),
          }))}
          onSettle={settle}
        />
      )}
      <div className="grid gap-4">
        {isSuggested && <Notice>{texts.suggested}</Notice>}
        {!isSuggested && stated(draft) === 0 && <p className="text-muted">{texts.empty}</p>}
        <ul className="grid gap-3">
          {FIRST.map((wish) => (
            <WishCard
              key={wish}
              wish={wish}
              item={draft.items[wish]}
              locked={isLocked(wish, verified)}
              onChange={setItem}
            />
          ))}
        </ul>
        <Fold title={texts.more(OTHERS.length)} value={named.join(', ')} isSet={set.length > 0}>
          <ul className="divide-y divide-line border-t border-line">
            {OTHERS.map((wish) => (
              <WishRow
                key={wish}
                wish={wish}
                item={draft.items[wish]}
                locked={isLocked(wish, verified)}
                onChange={setItem}
                isOpen={open === wish}
                onToggle={() => setOpen(open === wish ? null : wish)}
              />
            ))}
          </ul>
        </Fold>
        {/* Who sees them is the candidate's alone. */}
        {!user?.acting && <OthersSee draft={draft} />}
      </div>
      {/* On the smallest phones it would hold a third of the screen. */}
      <StickyBar aboveTabs className="mt-8 [@media(max-width:24rem)_and_(max-height:43rem)]:static">
        {asks !== null && state.isUnsaved && !state.error ? (
          <AskNow name={asks} busy={state.isSending} onPress={state.send} />
        ) : (
          <Bar state={state} />
        )}
      </StickyBar>
    </>
  );
}

/** Why the wishes, as they are now, leave few families or are about to. */
function useWarning(draft: Draft, fitsNow: number | null): string | null {
  const texts = useWishesTexts();
  const many = musts(draft);
  if (fitsNow !== null && fitsNow < FEW_FIT && many > 0) return texts.fewFit;
  return many > MANY_MUSTS ? texts.manyMusts(many) : null;
}

/** How many fit, whether it is saved, and the one act. */
function Bar({ state }: { state: ReturnType<typeof useWishes> }) {
  const { draft, fitsNow, error, retry, isUnsaved, isSuggested, send, isSending } = state;
  const texts = useWishesTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const { nameOf } = useWishWords();
  const warning = useWarning(draft, isSuggested ? null : fitsNow);
  if (error)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1" role="alert">
        <p>
          <span className="font-semibold">{texts.notSaved}</span>
          <span className="block text-small text-muted">{failure(error)}</span>
        </p>
        <Button look="secondary" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  if (isSuggested)
    return (
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="font-semibold">
          {texts.notSaved}
        </p>
        <Button busy={isSending} onClick={send}>
          {texts.save}
        </Button>
      </div>
    );
  const unchosen = WISH_NAMES.filter((wish) => isOpen(draft.items[wish])).map(nameOf);
  const chooses = musts(draft) > 0;
  const count = chooses ? texts.fitsNow : texts.allNow;
  const saved = chooses ? texts.savedAsFilter : texts.saved;
  const said = unchosen.length > 0 ? `${texts.notSaved}: ${unchosen.join(', ')}` : saved;
  return (
    <div className="grid gap-2">
      {warning && <Notice>{warning}</Notice>}
      <div className="flex items-center justify-between gap-4">
        <p role="status">
          <span className="font-semibold">{fitsNow === null ? texts.counting : count(fitsNow)}</span>
          <span className="block text-small text-muted">{isUnsaved ? common.saving : said}</span>
        </p>
        <ButtonLink to={`${PATHS.profiles}?fits=mine`} className="shrink-0">
          {texts.show}
        </ButtonLink>
      </div>
    </div>
  );
}
