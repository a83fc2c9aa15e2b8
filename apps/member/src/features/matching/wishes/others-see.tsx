import { useId } from 'react';
import { WISHES_VISIBLE, type WishesVisible } from '@kalyanam/shared/topics/matching/wishes';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { SwitchField } from '../../../ui/form/switch-field';
import type { Draft } from './draft';
import { Fold } from './fold';
import { useWishesTexts } from './wishes.en';

interface OthersSeeProps {
  draft: Draft;
  onChange: (options: Partial<Pick<Draft, 'visible' | 'hideFromMisfits'>>) => void;
}

/** The visibility of the wishes, and of the profile to those who do not meet them. */
export function OthersSee({ draft, onChange }: OthersSeeProps) {
  const texts = useWishesTexts();
  const group = useId();
  return (
    <Fold
      title={texts.others}
      value={draft.hideFromMisfits ? texts.hide : texts.visibleMeans[draft.visible]}
      isSet={draft.hideFromMisfits}
    >
      <div className="grid gap-5 border-t border-line p-4">
        <ChoiceGroup
          label={texts.visible}
          name={group}
          options={WISHES_VISIBLE.map((value) => ({ value, label: texts.visibleMeans[value] }))}
          value={draft.visible}
          onChange={({ target }) => onChange({ visible: target.value as WishesVisible })}
        />
        <SwitchField
          label={texts.hide}
          hint={texts.hideMeans}
          checked={draft.hideFromMisfits}
          onChange={({ target }) => onChange({ hideFromMisfits: target.checked })}
        />
      </div>
    </Fold>
  );
}
