import { Button } from './button';
import { Notice } from './notice';
import { useCommonTexts } from './texts/common.en';

interface ConflictNoticeProps<F extends string> {
  title: string;
  /** The values that both changed, in words. */
  fields: readonly { readonly field: F; readonly label: string; readonly theirs: string; readonly mine: string }[];
  onSettle: (field: F, newest: boolean) => void;
}

/** The newest value beside what was typed, field by field. */
export function ConflictNotice<F extends string>({ title, fields, onSettle }: ConflictNoticeProps<F>) {
  const texts = useCommonTexts().conflict;
  return (
    <Notice title={title} alert>
      <p>{texts.conflictLead}</p>
      <ul className="grid gap-4 not-empty:mt-3">
        {fields.map(({ field, label, theirs, mine }) => (
          <li key={field} className="border-t border-amber-line pt-3">
            <p className="font-semibold">{label}</p>
            <p className="wrap-anywhere">{`${texts.theirs}: ${theirs}`}</p>
            <p className="wrap-anywhere">{`${texts.mine}: ${mine}`}</p>
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
