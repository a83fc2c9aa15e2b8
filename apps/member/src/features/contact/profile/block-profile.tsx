import { useBlock } from '../../../parts/relations/use-block';
import { useRelationTexts } from '../../../parts/relations/relations.en';
import { PATHS } from '../../../shell/paths';
import { useNavigation } from '../../../ui/navigation';
import { RowButton } from '../../../ui/row-list';

/** Needs no question: the toast that follows can undo it, and so can the list of blocked members. */
export function BlockProfile({ id, name }: { id: string; name: string }) {
  const texts = useRelationTexts();
  const { open } = useNavigation();
  const { block, isPending } = useBlock({
    id,
    name,
    onBlocked: () => open(PATHS.profiles),
    onUnblocked: () => open(PATHS.profile(id)),
  });
  return <RowButton icon="block" title={texts.block} busy={isPending} onPress={block} />;
}
