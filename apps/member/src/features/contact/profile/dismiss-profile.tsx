import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useDismissal } from '../../../parts/relations/use-dismissal';
import { useRelationTexts } from '../../../parts/relations/relations.en';
import { RowButton } from '../../../ui/row-list';

interface DismissProfileProps extends Pick<ProfileView, 'id' | 'name' | 'dismissedAt'> {
  onDone: () => void;
}

/** Needs no question: it can be undone here, in the toast and in "Who sees what". */
export function DismissProfile({ id, name, dismissedAt, onDone }: DismissProfileProps) {
  const texts = useRelationTexts();
  const language = useLanguage();
  const { dismiss, restore, busy } = useDismissal(id, name);
  return dismissedAt ? (
    <RowButton
      icon="close"
      title={texts.restore}
      hint={texts.dismissedOn(formatDay(dismissedAt, language))}
      busy={busy}
      onPress={restore}
    />
  ) : (
    <RowButton
      icon="close"
      title={texts.notForUs}
      hint={texts.notForUsMeans}
      busy={busy}
      onPress={() => dismiss(onDone)}
    />
  );
}
