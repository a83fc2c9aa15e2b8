import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { useWaitingTexts } from '../../../parts/account/waiting.en';
import { waitsForConsent } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { useAppTexts } from '../../../shell/app.en';
import { isOffered, pagesIn, type ListedPage, type PageGroup } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { RowLink, RowList } from '../../../ui/row-list';
import { Section } from '../../../ui/section';
import { useSimpleTexts } from './simple.en';

const OPEN_LATER: readonly string[] = ['profiles', 'shortlist', 'interests'];
const GROUPS: readonly PageGroup[] = ['families', 'answers', 'mine', 'settings', 'about'];

/** C15: simple mode hides nothing for ever. */
export function AllPages() {
  const texts = useSimpleTexts();
  const app = useAppTexts();
  const { consent } = useWaitingTexts();
  const user = useSessionUser();
  const browses = user !== null && mayBrowse(user.verificationStatus);
  const pagesOf = (group: PageGroup) => pagesIn(group).filter((page) => isOffered(user, page));
  const titleOf = (page: ListedPage): string => {
    if (page === 'settings' && user?.family) return texts.groups.settings;
    return page === 'verify' && waitsForConsent(user) ? consent.ask : texts.pages[page];
  };
  return (
    <Section title={texts.allFunctions}>
      {GROUPS.filter((group) => pagesOf(group).length > 0).map((group) => (
        <div key={group} className="mb-6">
          <h3 className="mb-2 text-lg">{texts.groups[group]}</h3>
          <RowList>
            {pagesOf(group).map((page) => (
              <RowLink
                key={page}
                to={PATHS[page]}
                title={titleOf(page)}
                hint={!browses && OPEN_LATER.includes(page) ? app.opensLater : undefined}
              />
            ))}
          </RowList>
        </div>
      ))}
    </Section>
  );
}
