import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useNumbersTexts } from '../../../parts/looking/numbers.en';
import { useNumbers } from '../../../parts/looking/use-numbers';
import { useAppTexts } from '../../../shell/app.en';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
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
    cities = null,
    countries = null,
    answered = null,
    marriages = 0,
    stories = 0,
  } = numbers ?? {};
  const count = (value: number | null) => value && formatNumber(value, language);
  const share = (value: number | null) => value !== null && `${formatNumber(value, language)}%`;
  const figures = [
    [count(listed), texts.listed],
    [count(decisions), texts.decisions],
    [share(confirmedThisMonth), texts.confirmedThisMonth],
    [medianDays !== null && texts.medianDays(medianDays, formatNumber(medianDays, language)), texts.medianText],
    [count(cities), texts.cities(cities ?? 0)],
    [count(countries), texts.countries(countries ?? 0)],
    [share(answered), texts.answered],
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
                ([figure, text]) =>
                  figure && (
                    <li key={text}>
                      <strong className="block text-3xl">{figure}</strong>
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
          {texts.marriages(marriages)}
        </p>
      )}
      {stories > 0 && (
        <ButtonLink look="secondary" to={PATHS.stories} className="justify-self-start">
          {texts.stories}
        </ButtonLink>
      )}
      <section>
        <h2 className="text-2xl">{texts.invented}</h2>
        <p className="mt-2">{texts.inventedText}</p>
      </section>
    </div>
  );
}
