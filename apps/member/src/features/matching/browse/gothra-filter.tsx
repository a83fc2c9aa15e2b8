import { useSessionUser } from '../../../session/session';
import { SwitchField } from '../../../ui/form/switch-field';
import { useBrowseTexts } from './browse.en';

const HIDE_SAME = 'hide-same';

interface GothraFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** R46, R84: in the sheet of filters; before verification it is seen and cannot be used. */
export function GothraFilter({ value, onChange }: GothraFilterProps) {
  const texts = useBrowseTexts().gothra;
  const verified = useSessionUser()?.verificationStatus === 'verified';
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-lg">{texts.heading}</h3>
      <SwitchField
        label={texts.hide}
        hint={verified ? texts.hint : texts.locked}
        checked={verified && value === HIDE_SAME}
        disabled={!verified}
        onChange={({ target }) => onChange(target.checked ? HIDE_SAME : '')}
      />
    </section>
  );
}
