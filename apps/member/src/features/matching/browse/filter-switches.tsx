import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useVerified } from '../../../session/session';
import { NoteText } from '../../../ui/form/option-note';
import { SwitchField } from '../../../ui/form/switch-field';
import { RowList } from '../../../ui/row-list';
import { useFilterTexts } from './filters.en';
import type { Filters, Narrowing } from './filters';
import { useCountNote } from './use-option-counts';

const HIDE_SAME = 'hide-same';

interface FilterSwitchesProps {
  filters: Filters;
  /** Left out by the gothra rule; undefined until it is known, and while the rule is off. */
  hidden: number | undefined;
  withPhoto: number | undefined;
  onChange: (name: Narrowing, value: string) => void;
}

/** The gothra rule (R46, R84) and the photo, which members see before their verification and use after it. */
export function FilterSwitches({ filters, hidden, withPhoto, onChange }: FilterSwitchesProps) {
  const texts = useFilterTexts();
  const { gothra } = texts;
  const language = useLanguage();
  const note = useCountNote()(withPhoto);
  const verified = useVerified();
  const isOn = verified && filters.gothra === HIDE_SAME;
  const gothraHint =
    isOn && hidden !== undefined
      ? gothra.hidden(formatNumber(hidden, language))
      : verified
        ? gothra.hint
        : gothra.locked;
  return (
    <RowList>
      <li>
        <SwitchField
          row
          label={<span className="font-semibold">{texts.notOurGothra}</span>}
          hint={gothraHint}
          checked={isOn}
          disabled={!verified}
          onChange={({ target }) => onChange('gothra', target.checked ? HIDE_SAME : '')}
        />
      </li>
      <li>
        <SwitchField
          row
          label={
            <>
              <span className="font-semibold">{texts.withPhoto}</span>
              {note && <NoteText note={note} className="ml-3 text-muted" />}
            </>
          }
          hint={verified ? undefined : texts.afterVerification}
          checked={verified && filters.photo === 'yes'}
          disabled={!verified}
          onChange={({ target }) => onChange('photo', target.checked ? 'yes' : '')}
        />
      </li>
    </RowList>
  );
}
