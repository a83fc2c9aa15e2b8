import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useNumbersTexts } from '../../../parts/looking/numbers.en';
import { useNumbers } from '../../../parts/looking/use-numbers';
import { useAppTexts } from '../../../shell/app.en';
import { LoadError } from '../../../ui/load-error';
import { RowsSkeleton } from '../../../ui/skeleton';

/** C5: the figures that support the promise, open to everyone. */
export default function PublicFiguresPage() {
  const texts = useNumbersTexts();
  const { siteName } = useAppTexts();
  const language = useLanguage();
  const { numbers, error, again } = useNumbers();
  const {
    listed = null,
    decisions = null,
    confirmedThisMonth = null,
    medianDays = null,
    marriages = 0,
  } = numbers ?? {};
  const figures = [
    [listed, '', texts.listed],
    [decisions, '', texts.decisions],
    [confirmedThisMonth, ' %', texts.confirmedThisMonth],
    [medianDays, medianDays === null ? '' : ` ${texts.medianDays(medianDays)}`, texts.medianText],
  ] as const;
  return (
    <div className="page grid max-w-2xl gap-6 py-8 sm:py-12">
      <title>{`${texts.title} - ${siteName}`}</title>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      {numbers?.promised && <p className="font-display text-xl text-balance">{texts.promise}</p>}
      {error !== null && <LoadError error={error} title={texts.failed} onRetry={again} />}
      {!numbers && error === null && <RowsSkeleton />}
      {numbers && (
        <>
          <p className="text-muted">{listed === null ? texts.early : texts.lead}</p>
          {listed !== null && (
            <ul className="grid gap-5">
              {figures.map(
                ([value, unit, text]) =>
                  value !== null && (
                    <li key={text}>
                      <strong className="block text-3xl">{formatNumber(value, language) + unit}</strong>
                      {text}
                    </li>
                  ),
              )}
            </ul>
          )}
        </>
      )}
      {marriages > 0 && (
        <p>
          <strong className="block text-3xl">{formatNumber(marriages, language)}</strong>
          {texts.marriages}
        </p>
      )}
      <section>
        <h2 className="text-2xl">{texts.invented}</h2>
        <p className="mt-2">{texts.inventedText}</p>
      </section>
    </div>
  );
}
