import { useMutation } from '@tanstack/react-query';
import { useBlock } from '../../../parts/relations/use-block';
import { useRelationTexts } from '../../../parts/relations/relations.en';
import { RowButton } from '../../../ui/row-list';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';

/** Needs no question: the toast that follows can undo it, and so can the list of blocked members. */
export function BlockProfile({ id, name }: { id: string; name: string }) {
  const texts = useRelationTexts();
  const failure = useFailure();
  const { block } = useBlock(id, name);
  const { mutate, isPending } = useMutation({
    mutationFn: block,
    onError: (thrown) => showToast(failure(thrown)),
  });
  return <RowButton icon="block" title={texts.block} busy={isPending} onPress={() => mutate()} />;
}
