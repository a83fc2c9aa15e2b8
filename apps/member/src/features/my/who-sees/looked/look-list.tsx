import type { LedgerLook } from '@kalyanam/shared/contracts/ledger';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { dayWords, useLookWords } from './looks';

interface LookListProps<Of extends LedgerLook> {
  lead: string;
  looks: readonly Of[];
  /** The part that was opened, or the way it was opened. */
  lineOf: (look: Of) => string;
}

/** Looks whose viewer is never named. */
export function LookList<Of extends LedgerLook>({ lead, looks, lineOf }: LookListProps<Of>) {
  const language = useLanguage();
  const words = useLookWords();
  return (
    <>
      <p className="text-muted">{lead}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {looks.map((look) => (
          <li key={`${lineOf(look)} ${words(look)} ${look.day} ${look.firstAt}`} className="px-4 py-3 wrap-anywhere">
            {lineOf(look)}
            <span className="block text-small text-muted">{`${words(look)}, ${dayWords(look.day, language)}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
