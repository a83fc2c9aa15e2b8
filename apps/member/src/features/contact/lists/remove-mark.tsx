import { useRelationTexts } from '../../../parts/relations/relations.en';
import { useShortlist } from '../../../parts/relations/shortlist-button';
import { MarkButton } from '../../../parts/relations/mark-button';
import { showToast } from '../../../ui/toast';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface RemoveMarkProps {
  id: string;
  name: string;
  /** Called before the card goes, and its button with it. */
  onPress: () => void;
}

/** Takes a card off the list; the toast that follows puts it back. */
export function RemoveMark({ id, name, onPress }: RemoveMarkProps) {
  const texts = useRelationTexts();
  const common = useCommonTexts();
  const { shown, setNow, busy } = useShortlist(id, true);
  const remove = () => {
    onPress();
    setNow(false).then(
      () =>
        showToast(texts.removedFromShortlist(name), {
          label: common.undo,
          run: () => void setNow(true).catch(() => null),
        }),
      () => null,
    );
  };
  return <MarkButton label={texts.takeOffShortlist(name)} filled={shown} busy={busy} onPress={remove} />;
}
