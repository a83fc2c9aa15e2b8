import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '@kalyanam/shared/contracts/account';
import { ContactChoice } from '../../../parts/account/contact-choice';
import { lazyPart } from '../../../shell/lazy-part';
import { PATHS } from '../../../shell/paths';
import { SwitchField } from '../../../ui/form/switch-field';
import { RowLink, RowList } from '../../../ui/row-list';
import { FamilyConsent } from './family-consent';
import { GivenConsent } from './given-consent';
import { Group } from './group';
import { MemberCodeRows } from './member-code-rows';
import { PhotoConsent } from './photo-consent';
import { useSettingsTexts } from './settings.en';
import { blockedMembers } from '../../../parts/relations/use-block';
import { useUndoMarriage } from '../../../parts/account/marriage.queries';

const MarriageDialog = lazyPart(async () => (await import('../../../parts/account/marriage-dialog')).MarriageDialog);

export function PrivacyGroup({ account }: { account: Account }) {
  const texts = useSettingsTexts();
  const { undo, isPending } = useUndoMarriage();
  const blocked = useQuery(blockedMembers);
  const [telling, setTelling] = useState(false);
  return (
    <Group id="privacy" title={texts.privacy}>
      <ContactChoice chosen={account.contactVisibility} />
      <FamilyConsent />
      {telling && <MarriageDialog onClose={() => setTelling(false)} />}
      <RowList>
        <li>
          <SwitchField
            row
            icon="ring"
            label={texts.marriedSwitch}
            hint={texts.marriedLead}
            checked={account.married && !isPending}
            onChange={(event) => {
              if (event.target.checked) setTelling(true);
              else if (!isPending) undo();
            }}
          />
        </li>
        <PhotoConsent />
        <GivenConsent kind="horoscope" icon="moon" />
        <GivenConsent kind="biodata-link" icon="file" />
        <MemberCodeRows account={account} />
        <RowLink icon="eye" title={texts.ledger} to={PATHS.ledger} />
        <RowLink icon="close" title={texts.notForUs} to={PATHS.dismissed} />
        <RowLink icon="block" title={texts.blocked(blocked.data?.length)} to={PATHS.blocked} />
      </RowList>
    </Group>
  );
}
