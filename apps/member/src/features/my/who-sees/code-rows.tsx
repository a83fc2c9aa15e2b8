import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { Account, AccountAnswer } from '@kalyanam/shared/contracts/account';
import { ownAccount } from '../../../parts/account/my-profile.queries';
import { useMemberCodeTexts } from '../../../parts/member-code/member-code.en';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SwitchField } from '../../../ui/form/switch-field';
import { RowButton } from '../../../ui/row-list';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';

/** The profile ID that families say on the phone: whether it counts while the profile is offline, and another one. */
export function CodeRows({ account }: { account: Account }) {
  const texts = useMemberCodeTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (codeWhenOffline: boolean) => api.put<AccountAnswer>(ROUTES.codeWhenOffline, { codeWhenOffline }),
    onSuccess: (answer) => client.setQueryData(ownAccount.queryKey, answer.account),
    onError: (thrown) => showToast(failure(thrown)),
  });
  return (
    <>
      <li>
        <SwitchField
          row
          label={texts.whenOffline}
          hint={texts.whenOfflineLead}
          checked={isPending ? variables : account.codeWhenOffline}
          onChange={(event) => {
            if (!isPending) mutate(event.target.checked);
          }}
        />
      </li>
      <RowButton
        title={texts.mine}
        value={<span translate="no">{formatMemberCode(account.memberCode)}</span>}
        leads
        onPress={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.change}>
        <Another from={account.memberCodeFrom} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Another({ from, onDone }: { from: string | null; onDone: () => void }) {
  const texts = useMemberCodeTexts();
  const language = useLanguage();
  const failure = useFailure();
  const client = useQueryClient();
  const renewal = useMutation({
    mutationFn: () => api.post<AccountAnswer>(ROUTES.memberCode),
    onSuccess: ({ account }) => {
      client.setQueryData(ownAccount.queryKey, account);
      showToast(texts.changed(formatMemberCode(account.memberCode)));
      onDone();
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
