import { useQueryClient } from '@tanstack/react-query';
import { isRefused } from '@kalyanam/web/api-error';
import type { MyDetailsAnswer } from '@kalyanam/shared/contracts/details';
import { MORE_VISIBLE, type MoreVisible } from '@kalyanam/shared/topics/profile/details';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { AudienceChoice } from '../../../parts/account/audience-choice';
import { useAudienceChanged } from '../../../parts/account/audience.queries';
import { myDetails } from '../../../parts/details/details.queries';
import { api } from '../../../session/session';
import { useWhoSeesTexts } from './who-sees.en';

/** Who reads the more private half of the details. A change made elsewhere in the meantime does not stop it. */
export function FamilyChoice({ chosen }: { chosen: MoreVisible }) {
  const texts = useWhoSeesTexts();
  const client = useQueryClient();
  const changed = useAudienceChanged();
  const send = async (moreVisible: MoreVisible, staleTime: number) => {
    const { version } = await client.fetchQuery({ ...myDetails, staleTime });
    return api.patch<MyDetailsAnswer>(ROUTES.myDetails, { moreVisible, version });
  };
  const save = async (wanted: MoreVisible) => {
    const { details } = await send(wanted, Infinity).catch((thrown: unknown) => {
      if (isRefused(thrown, 'changed-meanwhile')) return send(wanted, 0);
      throw thrown;
    });
    client.setQueryData(myDetails.queryKey, details);
    changed({ more: details.moreVisible });
  };
  return (
    <AudienceChoice
      titleUnseen
      name="more-visible"
      title={texts.sheets.family}
      lead={texts.familyLead}
      options={MORE_VISIBLE.map((value) => ({ value, label: texts.more[value], means: texts.moreMeans[value] }))}
      chosen={chosen}
      save={save}
    />
  );
}
