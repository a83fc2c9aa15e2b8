import { LEDGER_TABS, type LedgerTab } from '@kalyanam/shared/topics/account/ledger.rules';
import { AppLink } from '../../../../ui/app-link';
import { ledgerPath } from './ledger-address';
import { useLedgerTexts } from './ledger.en';

export function LedgerTabs({ tab }: { tab: LedgerTab }) {
  const texts = useLedgerTexts();
  return (
    <nav aria-label={texts.tabs} className="border-b border-line">
      <ul className="flex flex-wrap gap-x-1 sm:gap-4">
        {LEDGER_TABS.map(({ value }) => (
          <li key={value} className="max-sm:grow">
            <AppLink
              to={ledgerPath(value)}
              aria-current={value === tab ? 'page' : undefined}
              className="flex min-h-12 items-center justify-center border-b-3 border-transparent px-3 text-center text-ink no-underline hover:text-accent aria-[current=page]:border-kumkum aria-[current=page]:font-semibold aria-[current=page]:text-accent"
            >
              {texts[value]}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
