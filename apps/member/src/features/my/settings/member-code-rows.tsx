import { useMutation } from '@tanstack/react-query';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { Account } from '@kalyanam/shared/contracts/account';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { useMemberCodeTexts } from '../../../parts/member-code/member-code.en';
import { Button } from '../../../ui/button';
import { SwitchField } from '../../../ui/form/switch-field';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { FormRow } from './form-row';
import { renewMemberCode, setCodeWhenOffline, useShowAccount } from './settings.queries';

/** The number that families say on the phone: another one, and whether it counts while the profile is offline. */
export function MemberCodeRows({ account }: { account: Account }) {
  const texts = useMemberCodeTexts();
  const failure = useFailure();
  const showAccount = useShowAccount();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: setCodeWhenOffline,
    onSuccess: showAccount,
    onError: (thrown) => showToast(failure(thrown)),
  });
  return (
    <>
      <FormRow
        icon="phone"
        title={texts.mine}
        value={<span translate="no">{formatMemberCode(account.memberCode)}</span>}
        act={texts.change}
      >
        {(close) => <Another from={account.memberCodeFrom} close={close} />}
      </FormRow>
      <li>
        <SwitchField
          row
          icon="eye"
          label={texts.whenOffline}
          hint={texts.whenOfflineLead}
          checked={isPending ? variables : account.codeWhenOffline}
          onChange={(event) => {
            if (!isPending) mutate(event.target.checked);
          }}
        />
      </li>
    </>
  );
}

function Another({ from, close }: { from: string | null; close: () => void }) {
  const texts = useMemberCodeTexts();
  const language = useLanguage();
  const failure = useFailure();
  const showAccount = useShowAccount();
  const renewal = useMutation({
    mutationFn: renewMemberCode,
    onSuccess: (answer) => {
      showAccount(answer);
      showToast(texts.changed(formatMemberCode(answer.account.memberCode)));
      close();
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  if (from !== null) return <p>{texts.changeFrom(formatDay(from, language))}</p>;
  return (
    <>
      <p>{texts.changeLead}</p>
      <Button className="mt-5" busy={renewal.isPending} onClick={() => renewal.mutate()}>
        {texts.change}
      </Button>
    </>
  );
}
