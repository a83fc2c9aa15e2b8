import type { Ref } from 'react';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { ProfilePage } from '@kalyanam/shared/contracts/profile';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { useSessionUser } from '../../../session/session';
import { FROM_THE_LIST, overList } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Icon } from '../../../ui/icon';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useBrowseTexts } from './browse.en';
import { searchOf } from './filters';

interface ResultHeadProps {
  ref: Ref<HTMLHeadingElement>;
  data: ProfilePage | undefined;
  /** The filters of the address. */
  query: BrowseQuery;
}

/** How many profiles there are and which of them are shown, read out again when either changes; and the two sheets. */
export function ResultHead({ ref, data, query }: ResultHeadProps) {
  const texts = useBrowseTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const user = useSessionUser();
  return (
    <div className="min-w-0 sm:grow">
      <h1 ref={ref} tabIndex={-1} className="text-3xl focus:outline-none sm:text-4xl">
        {texts.heading}
      </h1>
      <div className="-mr-3 flex items-center justify-between gap-3">
        <p role="status" className="min-h-6 text-muted">
          {data && <span>{texts.results(formatNumber(data.total, language), data.total === 1)}</span>}
          {data && data.totalPages > 1 && (
            <>
              {' · '}
              <span>{common.page(data.page, data.totalPages)}</span>
            </>
          )}
        </p>
        <div className="flex shrink-0">
          <SheetLink to={overList('find', searchOf(query))} icon="browse" title={texts.find} />
          {/* Saved searches are the candidate's alone (C14). */}
          {!user?.family && <SheetLink to={overList('saved', searchOf(query))} icon="bookmark" title={texts.saved} />}
        </div>
      </div>
    </div>
  );
}

const SheetLink = ({ to, icon, title }: { to: string; icon: 'browse' | 'bookmark'; title: string }) => (
  <AppLink
    to={to}
    state={FROM_THE_LIST}
    aria-label={title}
    title={title}
    className="grid size-12 place-items-center rounded-control text-accent hover:bg-well"
  >
    <Icon name={icon} className="size-6" />
  </AppLink>
);
