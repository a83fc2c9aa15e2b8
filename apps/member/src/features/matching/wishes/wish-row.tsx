import type { WishName } from '@kalyanam/shared/topics/matching/wishes';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Icon } from '../../../ui/icon';
import { WeightSwitch } from './weight-switch';
import { isOpen, type DraftItem } from './draft';
import { WishValue } from './wish-value';
import { useWishesTexts } from './wishes.en';
import { useWaitingTexts } from '../../../parts/account/waiting.en';

interface WishRowProps {
  wish: WishName;
  item: DraftItem;
  locked: boolean;
  onChange: (wish: WishName, item: DraftItem) => void;
}

/** One wish: whether it matters, and then its value. */
export function WishRow({ wish, item, locked, onChange }: WishRowProps) {
  const texts = useWishesTexts();
  const waiting = useWaitingTexts();
  const { nameOf } = useWishWords();
  const name = nameOf(wish);
  if (locked)
    return (
      <li className="flex items-start gap-3 py-4 text-muted">
        <Icon name="lock" className="mt-0.5 size-5" />
        <p>
          <span className="font-semibold">{name}</span>
          <span className="block text-small">{waiting.locked}</span>
        </p>
      </li>
    );
  const open = isOpen(item);
  return (
    <li className="grid gap-3 py-4">
      <p className="font-semibold" aria-hidden="true">
        {name}
      </p>
      <WeightSwitch
        label={texts.howMuch(name)}
        weight={item.weight}
        onChange={(weight) => onChange(wish, { ...item, weight })}
      />
      {item.weight !== 'off' && (
        <div className="grid gap-2 border-l-2 border-line pl-3 sm:pl-4">
          <WishValue
            wish={wish}
            value={item.value}
            error={open ? texts.chooseOne : undefined}
            onChange={(value) => onChange(wish, { ...item, value })}
          />
          {wish === 'gothra' && (
            <AppLink
              to={PATHS.myGothra}
              className="inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4"
            >
              {texts.gothraRule}
            </AppLink>
          )}
        </div>
      )}
    </li>
  );
}
