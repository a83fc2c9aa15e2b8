import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { BlockedMember } from '@kalyanam/shared/contracts/relations';
import { useRelationTexts } from '../../../../parts/relations/relations.en';
import { useBlock } from '../../../../parts/relations/use-block';
import { Button } from '../../../../ui/button';
import { useMarkedTexts } from './marked.en';

interface BlockedRowProps {
  member: BlockedMember;
  onDone: () => void;
}

export function BlockedRow({ member, onDone }: BlockedRowProps) {
  const texts = useMarkedTexts().blocked;
  const relations = useRelationTexts();
  const language = useLanguage();
  const name = member.name ?? relations.hiddenMember;
  const { unblock, isPending } = useBlock(member);
  const press = () => {
    onDone();
    unblock();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <p translate={member.name ? 'no' : undefined} className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-small text-muted">{texts.since(formatDay(member.since, language))}</p>
      </div>
      <Button look="secondary" busy={isPending} aria-label={texts.unblockOf(name)} onClick={press}>
        {texts.unblock}
      </Button>
    </li>
  );
}
