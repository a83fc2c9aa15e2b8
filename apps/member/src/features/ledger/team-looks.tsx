import type { TeamLook } from '@kalyanam/shared/contracts/ledger';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useLedgerTexts } from './ledger.en';
import { dayWords, useLookWords } from './looks';

/** What our team looked at; never who of us it was. */
export function TeamLooks({ looks }: { looks: readonly TeamLook[] }) {
  const texts = useLedgerTexts();
  const language = useLanguage();
  const words = useLookWords();
  return (
    <>
      <p className="text-muted">{texts.teamLead}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {looks.map((look) => (
          <li key={`${look.part} ${look.what} ${look.day} ${look.firstAt}`} className="px-4 py-3">
            {texts.teamLine[look.part]}
            <span className="block text-small text-muted">
              {words(look)}, {dayWords(look.day, language)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
