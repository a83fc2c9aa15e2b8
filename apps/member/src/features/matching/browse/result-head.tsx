import type { Ref } from 'react';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { ProfilePage } from '@kalyanam/shared/contracts/profile';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useBrowseTexts } from './browse.en';

interface ResultHeadProps {
  ref: Ref<HTMLHeadingElement>;
  data: ProfilePage | undefined;
}

/** How many profiles there are and which of them are shown; read out again when either changes. */
export function ResultHead({ ref, data }: ResultHeadProps) {
  const texts = useBrowseTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  return (
    <div>
      <h1 ref={ref} tabIndex={-1} className="text-3xl focus:outline-none sm:text-4xl">
        {texts.heading}
      </h1>
      <p role="status" className="mt-1 min-h-6 lang-te:mt-2 text-muted">
        {data && <span>{texts.results(formatNumber(data.total, language), data.total === 1)}</span>}
        {data && data.totalPages > 1 && (
          <>
            {' · '}
            <span>{common.page(data.page, data.totalPages)}</span>
          </>
        )}
      </p>
    </div>
  );
}
