import { useMutation } from '@tanstack/react-query';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { BlockedMember } from '@kalyanam/shared/contracts/relations';
import { useRelationTexts } from '../../../../parts/relations/relations.en';
import { useBlock } from '../../../../parts/relations/use-block';
import { Button } from '../../../../ui/button';
import { useFailure } from '../../../../ui/texts/sentences';
import { showToast } from '../../../../ui/toast';
import { useMarkedTexts } from './marked.en';

interface BlockedRowProps {
  member: BlockedMember;
  onDone: () => void;
}

export function BlockedRow({ member, onDone }: BlockedRowProps) {
  const texts = useMarkedTexts().blocked;
  const relations = useRelationTexts();
  const language = useLanguage();
  const failure = useFailure();
  const name = member.name ?? relations.hiddenMember;
  const { unblock } = useBlock(member.id, name);
  const { mutate, isPending } = useMutation({
    mutationFn: unblock,
    onMutate: onDone,
    onSuccess: () => showToast(relations.unblocked(member.name)),
    onError: (thrown) => showToast(failure(thrown)),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <p translate={member.name ? 'no' : undefined} className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-small text-muted">{texts.since(formatDay(member.since, language))}</p>
      </div>
      <Button look="secondary" busy={isPending} aria-label={texts.unblockOf(name)} onClick={() => mutate()}>
        {texts.unblock}
      </Button>
    </li>
  );
}
