import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { Button } from '../../ui/button';
import { useGothraFilterTexts } from './gothra-filter.en';

interface HiddenLineProps {
  hidden: number;
  query: BrowseQuery;
  onShow: (query: BrowseQuery) => void;
}

/** How many the rule leaves out, and the way to see them. */
export function HiddenLine({ hidden, query, onShow }: HiddenLineProps) {
  const texts = useGothraFilterTexts();
  const language = useLanguage();
  const { gothra: _, page: _page, ...others } = query;
  return (
    <p className="-mt-3 flex flex-wrap items-center gap-x-1 text-muted">
      <span role="status">{texts.hidden(formatNumber(hidden, language))}</span>
      <Button look="quiet" aria-label={texts.showThem} onClick={() => onShow(others)}>
        {texts.show}
      </Button>
    </p>
  );
}
