import { useMarriage } from '../../domain/account/use-marriage';
import { SwitchField } from '../../ui/form/switch-field';
import { Section } from '../../ui/section';
import { useSettingsTexts } from './settings.en';

export function MarriedSection({ married }: { married: boolean }) {
  const texts = useSettingsTexts();
  const { mutate, isPending, variables } = useMarriage();
  return (
    <Section title={texts.married}>
      <p className="mb-2 text-muted">{texts.marriedLead}</p>
      <SwitchField
        label={texts.marriedSwitch}
        checked={isPending ? variables : married}
        onChange={(event) => {
          if (!isPending) mutate(event.target.checked);
        }}
      />
    </Section>
  );
}
