import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { useFilterTexts } from './filters.en';

interface HiddenLineProps {
  hidden: number;
  query: BrowseQuery;
  onShow: (query: BrowseQuery) => void;
}

/** How many the rule leaves out, and the way to see them. */
export function HiddenLine({ hidden, query, onShow }: HiddenLineProps) {
  const texts = useFilterTexts().gothra;
  const language = useLanguage();
  const { gothra: _, page: _page, ...others } = query;
  return (
    <p className="-mt-3 flex flex-wrap items-center gap-x-4 text-muted">
      <span role="status">{texts.hidden(formatNumber(hidden, language))}</span>
      <Button look="quiet" className="-mx-3" aria-label={texts.showThem} onClick={() => onShow(others)}>
        {texts.show}
      </Button>
    </p>
  );
}

interface FitsLineProps {
  query: BrowseQuery;
  /** The member hides from those who miss a must, and so never finds them. */
  always: boolean;
  onShow: (query: BrowseQuery) => void;
}

/** R47: musts without a chip, which are those of both sides or those that always apply, and the way out of it. */
export function FitsLine({ query, always, onShow }: FitsLineProps) {
  const texts = useFilterTexts();
  const { fits: _, page: _page, ...others } = query;
  return (
    <p className="-mt-3 flex flex-wrap items-center gap-x-4 text-muted">
      {always ? texts.onlyFits : texts.fitsBoth}
      {always ? (
        <ButtonLink look="quiet" className="-mx-3" to={PATHS.myWishes}>
          {texts.myWishes}
        </ButtonLink>
      ) : (
        <Button look="quiet" className="-mx-3" onClick={() => onShow(others)}>
          {texts.showAll}
        </Button>
      )}
    </p>
  );
}
