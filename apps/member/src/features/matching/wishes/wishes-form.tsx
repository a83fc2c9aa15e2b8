import { useId } from 'react';
import type { MyWishes } from '@kalyanam/shared/contracts/wishes';
import {
  WISH_NAMES,
  WISHES_VISIBLE,
  wishSpec,
  type WishesVisible,
  type WishName,
} from '@kalyanam/shared/topics/matching/wishes';
import type { WishGroup } from '@kalyanam/shared/topics/profile/field-spec';
import { AskNow, useAsks } from '../../../parts/family-desk/asks';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { SwitchField } from '../../../ui/form/switch-field';
import { Notice } from '../../../ui/notice';
import { StickyBar } from '../../../ui/sticky-bar';
import { useFailure } from '../../../ui/texts/sentences';
import { ConflictNotice } from '../../../ui/conflict-notice';
import { isLocked, isOpen, musts, stated, type Draft, type DraftItem } from './draft';
import { useWishes } from './use-wishes';
import { WishRow } from './wish-row';
import { FEW_FIT, MANY_MUSTS, useWishesTexts } from './wishes.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

const GROUPS: readonly WishGroup[] = ['person', 'study', 'place', 'family', 'living'];
const wishesOf = (group: WishGroup) => WISH_NAMES.filter((wish) => wishSpec(wish).group === group);

export function WishesForm({ wishes }: { wishes: MyWishes }) {
  const texts = useWishesTexts();
  const user = useSessionUser();
  const verified = user?.verificationStatus === 'verified';
  const asks = useAsks('edit');
  const { draft, setItem, setOptions, fitsNow, error, retry, isUnsaved, send, isSending, conflict, settle } = useWishes(
    wishes,
    { verified, asks: asks !== null },
  );
  const { nameOf, valueOf } = useWishWords();
  const wordsOf = (item: DraftItem, wish: WishName) =>
    item.weight === 'off' || item.value === null
      ? texts.noMatter
      : `${texts.weights[item.weight]}: ${valueOf(wish, item.value)}`;
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
      <div className="grid gap-8">
        {stated(draft) === 0 && <p className="text-muted">{texts.empty}</p>}
        {GROUPS.map((group) => (
          <section key={group} aria-labelledby={`wishes-${group}`}>
            <h2 id={`wishes-${group}`} className="text-2xl">
              {texts.groups[group]}
            </h2>
            <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-paper px-4 sm:px-6">
              {wishesOf(group).map((wish) => (
                <WishRow
                  key={wish}
                  wish={wish}
                  item={draft.items[wish]}
                  locked={isLocked(wish, verified)}
                  onChange={setItem}
                />
              ))}
            </ul>
          </section>
        ))}
        {/* Who sees them is the candidate's alone. */}
        {!user?.acting && <Others draft={draft} onChange={setOptions} />}
      </div>
      <StickyBar aboveTabs className="mt-8">
        {asks !== null && isUnsaved && !error ? (
          <AskNow name={asks} busy={isSending} onPress={send} />
        ) : (
          <Count draft={draft} fitsNow={fitsNow} error={error} unsaved={isUnsaved} onRetry={retry} />
        )}
      </StickyBar>
    </>
  );
}

interface OthersProps {
  draft: Draft;
  onChange: (options: Partial<Pick<Draft, 'visible' | 'hideFromMisfits'>>) => void;
}

/** The visibility of the wishes, and of the profile to those who do not meet them. */
function Others({ draft, onChange }: OthersProps) {
  const texts = useWishesTexts();
  const group = useId();
  return (
    <section aria-labelledby="wishes-others">
      <h2 id="wishes-others" className="text-2xl">
        {texts.others}
      </h2>
      <div className="mt-2 grid gap-5 rounded-card border border-line bg-paper p-4 sm:p-6">
        <ChoiceGroup
          label={texts.visible}
          name={group}
          options={WISHES_VISIBLE.map((value) => ({ value, label: texts.visibleMeans[value] }))}
          value={draft.visible}
          onChange={({ target }) => onChange({ visible: target.value as WishesVisible })}
        />
        <SwitchField
          label={texts.hide}
          hint={texts.hideMeans}
          checked={draft.hideFromMisfits}
          onChange={({ target }) => onChange({ hideFromMisfits: target.checked })}
        />
      </div>
    </section>
  );
}

interface CountProps {
  draft: Draft;
  /** Null while it is asked for. */
  fitsNow: number | null;
  error: unknown;
  unsaved: boolean;
  onRetry: () => void;
}

function Count({ draft, fitsNow, error, unsaved, onRetry }: CountProps) {
  const texts = useWishesTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const { nameOf } = useWishWords();
  if (error !== null && error !== undefined)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1" role="alert">
        <p>
          <span className="font-semibold">{texts.notSaved}</span>
          <span className="block text-small text-muted">{failure(error)}</span>
        </p>
        <Button look="secondary" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  const unchosen = WISH_NAMES.filter((wish) => isOpen(draft.items[wish])).map(nameOf);
  const state = unchosen.length > 0 ? `${texts.notSaved}: ${unchosen.join(', ')}` : texts.saved;
  const many = musts(draft);
  const warning =
    fitsNow !== null && fitsNow < FEW_FIT && many > 0 ? texts.fewFit : many > MANY_MUSTS ? texts.manyMusts(many) : null;
  return (
    <div className="grid gap-2">
      {warning && <Notice>{warning}</Notice>}
      <div className="flex items-center justify-between gap-4">
        <p role="status">
          <span className="font-semibold">{fitsNow === null ? texts.counting : texts.fitsNow(fitsNow)}</span>
          <span className="block text-small text-muted">{unsaved ? common.saving : state}</span>
        </p>
        <ButtonLink look="secondary" to={`${PATHS.profiles}?fits=mine`}>
          {texts.show}
        </ButtonLink>
      </div>
    </div>
  );
}
