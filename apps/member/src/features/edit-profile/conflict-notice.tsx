import type { FieldName } from '@kalyanam/shared/profile/fields';
import { profileFields, type ProfileValues } from '../../domain/profile-form/profile-values';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useProfileWords } from '../../ui/texts/profile';
import { useEditTexts } from './edit-profile.en';
import type { Conflict } from './use-edit';

interface ConflictNoticeProps {
  conflict: Conflict;
  mine: ProfileValues;
  onSettle: (field: FieldName, newest: boolean) => void;
}

/** The newest value beside what was typed, field by field. */
export function ConflictNotice({ conflict, mine, onSettle }: ConflictNoticeProps) {
  const texts = useEditTexts();
  const { labels, wordsOf } = useProfileWords();
  const newest = profileFields(conflict.newest);
  const typed = profileFields(mine);
  return (
    <Notice title={texts.conflictTitle} alert>
      <p>{texts.conflictLead}</p>
      <ul className="grid gap-4 not-empty:mt-3">
        {conflict.fields.map((field) => (
          <li key={field} className="border-t border-amber-line pt-3">
            <p className="font-semibold">{labels.fields[field]}</p>
            <p className="wrap-anywhere">
              {texts.theirs}: {wordsOf(field, newest)}
            </p>
            <p className="wrap-anywhere">
              {texts.mine}: {wordsOf(field, typed)}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button look="secondary" onClick={() => onSettle(field, true)}>
                {texts.useNewest}
              </Button>
              <Button look="secondary" onClick={() => onSettle(field, false)}>
                {texts.keepMine}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
