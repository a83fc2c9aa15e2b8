import { Icon } from '../../../ui/icon';
import { useFileTexts } from '../../../parts/files/files.en';

interface EmptyPlacesProps {
  count: number;
  /** The number of places that are taken. */
  first: number;
  onPress: () => void;
}

/** A shortcut for hand and mouse to the button below, which keyboards and screen readers have. */
export function EmptyPlaces({ count, first, onPress }: EmptyPlacesProps) {
  const files = useFileTexts();
  return Array.from({ length: Math.max(0, count) }, (_, index) => (
    <button
      key={first + index}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onPress}
      className="flex aspect-4/5 flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-edge bg-paper p-2 text-center text-muted hover:bg-well"
    >
      <Icon name="plus" className="size-7 text-accent" />
      {first + index === 0 && <span className="font-semibold text-ink">{files.mainPhoto}</span>}
    </button>
  ));
}
