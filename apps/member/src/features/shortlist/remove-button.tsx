import { useRelationTexts } from '../../domain/relations/relations.en';
import { useShortlist } from '../../domain/relations/shortlist-button';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';

/** Takes a card off the list; the toast that follows puts it back. */
export function RemoveButton({ id, name }: { id: string; name: string }) {
  const texts = useRelationTexts();
  const { setNow, busy } = useShortlist(id, true);
  const remove = () =>
    setNow(false).then(
      () =>
        showToast(texts.removedFromShortlist(name), {
          label: texts.undo,
          run: () => void setNow(true).catch(() => null),
        }),
      () => null,
    );
  return (
    <Button look="quiet" className="-ml-3" busy={busy} onClick={() => void remove()}>
      {texts.onShortlist}
    </Button>
  );
}
