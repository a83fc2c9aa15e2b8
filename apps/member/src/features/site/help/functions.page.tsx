import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { useWaitingTexts } from '../../../parts/account/waiting.en';
import { waitsForConsent } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { isOffered, pagesIn, type ListedPage, type PageGroup } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { RowLink, RowList } from '../../../ui/row-list';
import { useSimpleTexts } from './simple.en';
import { useAppTexts } from '../../../shell/app.en';

const OPEN_LATER = ['profiles', 'matches', 'find', 'shortlist', 'dismissed', 'interests', 'calls'] as const;
const GROUPS: readonly PageGroup[] = ['families', 'answers', 'mine', 'settings', 'about'];

/** C15: simple mode hides nothing for ever. */
export default function FunctionsPage() {
  const texts = useSimpleTexts();
  const app = useAppTexts();
  const user = useSessionUser();
  const browses = user !== null && mayBrowse(user.verificationStatus);
  const pagesOf = (group: PageGroup) => pagesIn(group).filter((page) => isOffered(user, page));
  const { consent } = useWaitingTexts();
  const titleOf = (page: ListedPage): string => {
    if (page === 'settings' && user?.family) return texts.groups.settings;
    return page === 'verify' && waitsForConsent(user) ? consent.ask : texts.pages[page];
  };
  const isClosed = (page: string) => !browses && (OPEN_LATER as readonly string[]).includes(page);
  return (
    <div className="page max-w-3xl py-6 sm:py-10">
      <title>{texts.functionsTitle}</title>
      <h1 className="text-4xl">{texts.allFunctions}</h1>
      <p className="mt-2 text-muted">{texts.functionsLead}</p>
      {GROUPS.filter((group) => pagesOf(group).length > 0).map((group) => (
        <section key={group} aria-labelledby={`functions-${group}`} className="mt-8">
          <h2 id={`functions-${group}`} className="mb-3 text-2xl">
            {texts.groups[group]}
          </h2>
          <RowList>
            {pagesOf(group).map((page) => (
              <RowLink
                key={page}
                to={PATHS[page]}
                title={titleOf(page)}
                hint={isClosed(page) ? app.opensLater : undefined}
              />
            ))}
          </RowList>
        </section>
      ))}
    </div>
  );
}
