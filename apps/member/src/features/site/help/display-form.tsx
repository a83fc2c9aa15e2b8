import { SPEECH_RATES, TEXT_SIZES, type Display } from '@kalyanam/shared/topics/account/display';
import { changeDisplay } from '../../../session/change-display';
import { useDisplay } from '../../../session/display';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { SwitchField } from '../../../ui/form/switch-field';
import { showToast } from '../../../ui/toast';
import { useHelpTexts } from './help.en';

/** Each press shows immediately, and is kept with the account of a signed-in member. */
export function DisplayForm() {
  const texts = useHelpTexts();
  const display = useDisplay();
  const change = (part: Partial<Display>) =>
    void changeDisplay({ ...display, ...part }).catch(() => showToast(texts.notSaved));
  return (
    <div className="grid gap-6">
      <ChoiceGroup
        label={texts.textSize}
        name="text-size"
        value={display.textSize}
        options={TEXT_SIZES.map((value) => ({ value, label: texts.sizes[value] }))}
        onChange={({ target }) => change({ textSize: target.value as Display['textSize'] })}
      />
      <div className="divide-y divide-line rounded-card border border-line bg-paper">
        <SwitchField
          row
          label={texts.simple}
          hint={texts.simpleHint}
          checked={display.simple}
          onChange={({ target }) => change({ simple: target.checked })}
        />
        <SwitchField
          row
          label={texts.readAloud}
          hint={texts.readAloudHint}
          checked={display.readAloud}
          onChange={({ target }) => change({ readAloud: target.checked })}
        />
      </div>
      {display.readAloud && (
        <ChoiceGroup
          label={texts.rate}
          name="rate"
          value={String(display.rate)}
          options={SPEECH_RATES.map((rate) => ({
            value: String(rate),
            label: rate === 1 ? texts.rates.usual : texts.rates.slow,
          }))}
          onChange={({ target }) => change({ rate: target.value === '1' ? 1 : 0.8 })}
        />
      )}
    </div>
  );
}
