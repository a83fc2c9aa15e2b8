import { firstName } from '@kalyanam/shared/base/person-name';
import type { OpenedNumber } from '@kalyanam/shared/contracts/audience';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useSessionUser } from '../../../session/session';
import { PATHS, seenPath } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { useWhoSeesTexts } from './who-sees.en';

const LINK = 'font-semibold text-accent underline underline-offset-4';

/** What the ledger knows of the own number: good news in leaf, anything else in amber, and nothing left unsaid. */
export function Fact({ opened: { strangers, families, left, last, byLinks } }: { opened: OpenedNumber }) {
  const texts = useWhoSeesTexts();
  const acting = useSessionUser()?.acting;
  const language = useLanguage();
  const isGood = strangers === 0 && byLinks === 0 && left === 0;
  return (
    <section
      aria-label={texts.factLabel}
      className={`grid gap-1 rounded-card border px-4 py-3 ${isGood ? 'border-leaf bg-leaf-ground' : 'border-amber-line bg-amber-ground'}`}
    >
      <p className={`font-semibold ${isGood ? 'text-leaf' : 'text-ink'}`}>
        {texts.fact(strangers, acting ? texts.of(firstName(acting.name, null)) : texts.yours)}
      </p>
      {strangers > 0 && (
        <p>
          {`${texts.strangers} `}
          <AppLink to={seenPath('looked')} className={LINK}>
            {texts.seeWho}
          </AppLink>
        </p>
      )}
      {families > 0 && (
        <p className="wrap-anywhere">
          {texts.families(families)}
          {last && (
            <>
              {` ${texts.last(formatDay(last.at, language))} `}
              <AppLink translate="no" to={PATHS.profile(last.id)} className={LINK}>
                {last.name}
              </AppLink>
            </>
          )}
        </p>
      )}
      {byLinks > 0 && <p>{texts.byLinks(byLinks)}</p>}
      {left > 0 && <p>{texts.left(left)}</p>}
    </section>
  );
}
