import { useQuery } from '@tanstack/react-query';
import type { Account } from '@kalyanam/shared/contracts/account';
import { DeleteProfile } from '../../domain/account/delete-profile';
import { ownAccount } from '../../domain/account/my-profile.queries';
import { LoadError } from '../../ui/load-error';
import { Section } from '../../ui/section';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton';
import { AddressesSection } from './addresses-section';
import { BlockedSection } from './blocked-section';
import { ContactSection } from './contact-section';
import { DataSection } from './data-section';
import { IdentitiesSection } from './identities-section';
import { LanguageSection } from './language-section';
import { MarriedSection } from './married-section';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';
import { useSettingsTexts } from './settings.en';

export function SettingsPage() {
  const texts = useSettingsTexts();
  const { data, error, refetch } = useQuery(ownAccount);
  return (
    <div className="page max-w-2xl py-6 sm:py-10">
      <title>{texts.title}</title>
      <h1 className="text-4xl">{texts.heading}</h1>
      <div className="mt-6 grid gap-8">
        {data ? (
          <Sections account={data} />
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <SettingsSkeleton />
        )}
      </div>
    </div>
  );
}

function Sections({ account }: { account: Account }) {
  const texts = useSettingsTexts();
  return (
    <>
      <AddressesSection account={account} />
      <PasswordSection />
      {account.linkedIdentities.length > 0 && <IdentitiesSection linked={account.linkedIdentities} />}
      <LanguageSection />
      <ContactSection chosen={account.contactVisibility} />
      <BlockedSection />
      <SessionsSection />
      <DataSection />
      <MarriedSection married={account.married} />
      <Section title={texts.deleteHeading}>
        <DeleteProfile />
      </Section>
    </>
  );
}

const SettingsSkeleton = () => (
  <Skeleton>
    <div className="grid gap-8">
      {[1, 2, 3, 4].map((row) => (
        <SkeletonBlock key={row} className="h-40 w-full" />
      ))}
    </div>
  </Skeleton>
);
