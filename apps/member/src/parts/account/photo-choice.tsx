import { useQueryClient } from '@tanstack/react-query';
import type { AccountAnswer } from '@kalyanam/shared/contracts/account';
import { PHOTOS, type PhotoVisibility } from '@kalyanam/shared/base/domain/photos';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';
import { useAccountTexts } from './account.en';
import { AudienceChoice } from './audience-choice';
import { useAudienceChanged } from './audience.queries';
import type { ChoiceProps } from './contact-choice';
import { ownAccount } from './my-profile.queries';
import { usePhotoWords } from './photo-words';

/** C8: who may see the own photos. */
export function PhotoChoice({ chosen, titleUnseen, brief = false, onSaved }: ChoiceProps<PhotoVisibility>) {
  const texts = useAccountTexts().photoChoice;
  const words = usePhotoWords();
  const client = useQueryClient();
  const changed = useAudienceChanged();
  const save = async (photoVisibility: PhotoVisibility) => {
    const { account } = await api.put<AccountAnswer>(ROUTES.photoVisibility, { photoVisibility });
    client.setQueryData(ownAccount.queryKey, account);
    changed({ photos: account.photoVisibility });
  };
  return (
    <AudienceChoice
      name="who-sees-photos"
      title={texts.title}
      titleUnseen={titleUnseen}
      lead={brief ? undefined : texts.lead}
      options={PHOTOS.visibility.map((value) => ({ value, label: words.visibility[value], means: texts.means[value] }))}
      chosen={chosen}
      save={save}
      onSaved={onSaved}
    />
  );
}
