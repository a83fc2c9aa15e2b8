import { WISHES_VISIBLE, type WishesVisible } from '@kalyanam/shared/topics/matching/wishes';
import { AudienceChoice } from '../../../parts/account/audience-choice';
import { useSaveWishSettings } from './wish-settings';
import { useWhoSeesTexts } from './who-sees.en';

/** R47: what verified members who fit learn of the wishes. */
export function WishesChoice({ chosen }: { chosen: WishesVisible }) {
  const texts = useWhoSeesTexts();
  const save = useSaveWishSettings();
  return (
    <AudienceChoice
      titleUnseen
      name="wishes-visible"
      title={texts.sheets.wishes}
      lead={texts.wishesLead}
      options={WISHES_VISIBLE.map((value) => ({ value, label: texts.wishes[value], means: texts.wishesMean[value] }))}
      chosen={chosen}
      save={(visible) => save({ visible })}
    />
  );
}
