import { useMutation } from '@tanstack/react-query';
import { MAIL_CHOICES, type MailChoice } from '@kalyanam/shared/base/vocabulary/mail-choices';
import { SwitchField } from '../../../ui/form/switch-field';
import type { IconName } from '../../../ui/icon';
import { RowList } from '../../../ui/row-list';
import { useFailure } from '../../../ui/texts/sentences';
import { useVocabulary } from '../../../ui/texts/vocabulary';
import { showToast } from '../../../ui/toast';
import { DigestSwitch } from './digest-switch';
import { chooseMail, useShowAccount } from './settings.queries';
import { useSettingsTexts } from './settings.en';

/** The mails that tell what the application shows anyway. */
export function Mails({ declined }: { declined: readonly MailChoice[] }) {
  const texts = useSettingsTexts();
  const { broughtOptions } = useVocabulary();
  return (
    <section aria-label={texts.mails} className="grid gap-3">
      <p className="text-muted">{texts.mailsLead}</p>
      <RowList>
        {broughtOptions('mail', MAIL_CHOICES).map(({ value, label }) => (
          <MailSwitch key={value} mail={value} label={label} wanted={!declined.includes(value)} />
        ))}
        <DigestSwitch />
      </RowList>
      <p className="text-small text-muted">{texts.mailsAlways}</p>
    </section>
  );
}

const ICONS: Record<MailChoice, IconName> = {
  'interest-delivered': 'heart',
  'interest-accepted': 'family',
  'call-proposed': 'phone',
  'desk-draft': 'family',
  'still-looking': 'ring',
  announcement: 'bell',
};

/** Shows the choice immediately; falls back when the server refuses. */
function MailSwitch({ mail, label, wanted }: { mail: MailChoice; label: string; wanted: boolean }) {
  const failure = useFailure();
  const showAccount = useShowAccount();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: chooseMail,
    onSuccess: showAccount,
    onError: (thrown) => showToast(failure(thrown)),
  });
  return (
    <li>
      <SwitchField
        row
        icon={ICONS[mail]}
        label={label}
        checked={isPending ? variables.wanted : wanted}
        onChange={(event) => {
          if (!isPending) mutate({ mail, wanted: event.target.checked });
        }}
      />
    </li>
  );
}
