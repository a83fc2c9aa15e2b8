import { useId, useState } from 'react';
import { wishSpec, type WishName } from '@kalyanam/shared/topics/matching/wishes';
import { useWaitingTexts } from '../../../parts/account/waiting.en';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { FoldButton } from '../../../ui/fold-button';
import { Icon } from '../../../ui/icon';
import { isChosen, isOpen, type DraftItem } from './draft';
import { WeightSwitch } from './weight-switch';
import { WishValue } from './wish-value';
import { useWishesTexts } from './wishes.en';

interface WishProps {
  wish: WishName;
  item: DraftItem;
  locked: boolean;
  onChange: (wish: WishName, item: DraftItem) => void;
}

/** A wish that says all with its weight has no value to choose. */
const hasChoice = (wish: WishName): boolean => {
  const spec = wishSpec(wish);
  return spec.kind !== 'one-of' || spec.words.length > 1;
};

function useWishTexts(wish: WishName, { weight, value }: DraftItem) {
  const texts = useWishesTexts();
  const { nameOf, valueOf } = useWishWords();
  const matters = weight !== 'off' && isChosen(value);
  return { name: nameOf(wish), value: matters ? valueOf(wish, value) : texts.weights.off, matters };
}

/** One of the first wishes, as a card: its value behind a press, and how much it matters in view. */
export function WishCard({ wish, item, locked, onChange }: WishProps) {
  const said = useWishTexts(wish, item);
  const [open, setOpen] = useState(false);
  const editor = useId();
  if (locked) return <Locked wish={wish} className="rounded-card border border-line bg-paper p-4" />;
  const isEdited = hasChoice(wish) && (open || isOpen(item));
  return (
    <li className="grid gap-3 rounded-card border border-line bg-paper p-4">
      {hasChoice(wish) ? (
        <FoldButton isOpen={isEdited} controls={editor} onPress={() => setOpen(!isEdited)} className="-m-2 p-2">
          <span className="block text-small text-muted">{said.name}</span>
          <span className="block text-lg font-semibold wrap-anywhere">{said.value}</span>
        </FoldButton>
      ) : (
        <p>
          <span className="block text-small text-muted">{said.name}</span>
          <span className="block text-lg font-semibold">{said.value}</span>
        </p>
      )}
      {isEdited && (
        <div id={editor}>
          <Editor wish={wish} item={item} onChange={onChange} />
        </div>
      )}
      <Weight wish={wish} item={item} onChange={onChange} />
    </li>
  );
}

interface WishRowProps extends WishProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** One of the other wishes, as a row that says what is set and opens for the rest. */
export function WishRow({ wish, item, locked, onChange, isOpen: open, onToggle }: WishRowProps) {
  const said = useWishTexts(wish, item);
  const body = useId();
  if (locked) return <Locked wish={wish} className="px-4 py-3 sm:px-6" />;
  const isShown = open || isOpen(item);
  return (
    <li>
      <FoldButton isOpen={isShown} controls={body} onPress={onToggle} className="min-h-14 w-full px-4 py-2.5 sm:px-6">
        <span className="block">{said.name}</span>
        <span className={`block text-small wrap-anywhere ${said.matters ? 'font-semibold' : 'text-muted'}`}>
          {said.value}
        </span>
      </FoldButton>
      {isShown && (
        <div id={body} className="grid gap-3 px-4 pb-4 sm:px-6">
          <Weight wish={wish} item={item} onChange={onChange} />
          {item.weight !== 'off' && hasChoice(wish) && <Editor wish={wish} item={item} onChange={onChange} />}
        </div>
      )}
    </li>
  );
}

type EditProps = Pick<WishProps, 'wish' | 'item' | 'onChange'>;

const Editor = ({ wish, item, onChange }: EditProps) => {
  const texts = useWishesTexts();
  return (
    <WishValue
      wish={wish}
      value={item.value}
      error={isOpen(item) ? texts.chooseOne : undefined}
      // A value that is chosen matters.
      onChange={(value) => onChange(wish, { weight: item.weight === 'off' ? 'nice' : item.weight, value })}
    />
  );
};

function Weight({ wish, item, onChange }: EditProps) {
  const texts = useWishesTexts();
  const { nameOf } = useWishWords();
  return (
    <>
      <WeightSwitch
        label={texts.howMuch(nameOf(wish))}
        weight={item.weight}
        onChange={(weight) => onChange(wish, { ...item, weight })}
      />
      {wish === 'gothra' && item.weight !== 'off' && (
        <AppLink
          to={PATHS.myGothra}
          className="inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4"
        >
          {texts.gothraRule}
        </AppLink>
      )}
    </>
  );
}

function Locked({ wish, className }: Pick<WishProps, 'wish'> & { className: string }) {
  const waiting = useWaitingTexts();
  const { nameOf } = useWishWords();
  return (
    <li className={`flex items-start gap-3 text-muted ${className}`}>
      <Icon name="lock" className="mt-0.5 size-5" />
      <p>
        <span className="font-semibold">{nameOf(wish)}</span>
        <span className="block text-small">{waiting.locked}</span>
      </p>
    </li>
  );
}
