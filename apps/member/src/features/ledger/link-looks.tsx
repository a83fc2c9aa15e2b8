import type { LinkLook } from '@kalyanam/shared/contracts/ledger';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useLedgerTexts } from './ledger.en';
import { dayWords, useLookWords } from './looks';

/** When which link to the biodata was opened; by whom, nobody knows. */
export function LinkLooks({ looks }: { looks: readonly LinkLook[] }) {
  const texts = useLedgerTexts();
  const language = useLanguage();
  const words = useLookWords();
  return (
    <>
      <p className="text-muted">{texts.linksLead}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {looks.map((look) => (
          <li key={`${look.forWhom} ${look.day} ${look.firstAt}`} className="px-4 py-3 wrap-anywhere">
            {look.forWhom === null ? texts.linkGone : texts.linkFor(look.forWhom)}
            <span className="block text-small text-muted">
              {words(look)}, {dayWords(look.day, language)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
