import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { Button } from '../../../ui/button';
import { useMyProfileTexts } from './my-profile.en';
import { useUndoMarriage } from '../../../parts/account/marriage.queries';
import { useCommonTexts } from '../../../ui/texts/common.en';

/** Replaces the switch, which says nothing while the profile is hidden for another reason. */
export function MarriageFixed({ since }: { since: string }) {
  const texts = useMyProfileTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const { undo, isPending } = useUndoMarriage();
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold">{texts.hiddenMarried(formatDay(since, language))}</p>
      <Button look="secondary" busy={isPending} onClick={undo}>
        {common.undo}
      </Button>
    </div>
  );
}
