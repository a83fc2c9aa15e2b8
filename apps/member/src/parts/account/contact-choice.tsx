import { useQueryClient } from '@tanstack/react-query';
import type { AccountAnswer } from '@kalyanam/shared/contracts/account';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { CONTACT_VISIBILITIES, type ContactVisibility } from '@kalyanam/shared/base/vocabulary/status';
import { api } from '../../session/session';
import { useVocabulary } from '../../ui/texts/vocabulary';
import { useAccountTexts } from './account.en';
import { AudienceChoice } from './audience-choice';
import { useAudienceChanged } from './audience.queries';
import { myProfile, ownAccount } from './my-profile.queries';

export interface ChoiceProps<Value> {
  /** Null as long as the member has made no choice of their own. */
  chosen: Value | null;
  titleUnseen?: boolean;
  /** Someone else has said already what all choices keep to. */
  brief?: boolean;
  onSaved?: () => void;
}

/** R27: who may see the own phone and email. */
export function ContactChoice({ chosen, titleUnseen, brief = false, onSaved }: ChoiceProps<ContactVisibility>) {
  const texts = useAccountTexts().contactChoice;
  const { label } = useVocabulary();
  const client = useQueryClient();
  const changed = useAudienceChanged();
  const save = async (contactVisibility: ContactVisibility) => {
    const { account } = await api.put<AccountAnswer>(ROUTES.contactVisibility, { contactVisibility });
    client.setQueryData(ownAccount.queryKey, account);
    client.setQueryData(myProfile.queryKey, (known) => known && { ...known, contactVisibility });
    changed({ contact: account.contactVisibility });
  };
  return (
    <AudienceChoice
      name="who-may-see"
      title={texts.title}
      titleUnseen={titleUnseen}
      lead={brief ? undefined : texts.lead}
      options={CONTACT_VISIBILITIES.map(({ value }) => ({
        value,
        label: label('contactVisibility', value),
        means: texts.means[value],
      }))}
      chosen={chosen}
      save={save}
      onSaved={onSaved}
    />
  );
}
