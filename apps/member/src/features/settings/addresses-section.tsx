import { useState } from 'react';
import type { Account } from '@kalyanam/shared/contracts/account';
import { Button } from '../../ui/button';
import { Section } from '../../ui/section';
import { AddressChange } from './address-change';
import type { Channel } from './settings.queries';
import { useSettingsTexts } from './settings.en';

export function AddressesSection({ account }: { account: Account }) {
  const texts = useSettingsTexts();
  return (
    <Section title={texts.addresses}>
      <div className="grid gap-6">
        <Address channel="email" present={account.email} proved={account.emailVerified} waiting={account.newEmail} />
        <Address channel="phone" present={account.phone} proved={account.phoneVerified} waiting={account.newPhone} />
      </div>
    </Section>
  );
}

interface AddressProps {
  channel: Channel;
  present: string;
  proved: boolean;
  /** A new address whose code was not typed yet. */
  waiting: string | null;
}

function Address({ channel, present, proved, waiting }: AddressProps) {
  const texts = useSettingsTexts();
  const [open, setOpen] = useState(waiting !== null);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <span className="block text-small text-muted">{texts[channel]}</span>
          {present} <span className="text-small text-muted">({proved ? texts.proved : texts.notProved})</span>
        </p>
        <Button look="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {texts.change[channel]}
        </Button>
      </div>
      {open && <AddressChange channel={channel} waiting={waiting} onDone={() => setOpen(false)} />}
    </div>
  );
}
