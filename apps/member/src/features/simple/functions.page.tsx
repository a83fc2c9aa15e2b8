import { mayBrowse } from '@kalyanam/shared/vocabulary/status';
import { useConsentWaitsTexts } from '../../domain/account/consent-waits.en';
import { waitsForConsent } from '../../domain/account/waits-for-consent';
import { isOffered } from '../../session/member';
import { useSessionUser } from '../../session/session';
import { PATHS } from '../../shell/paths';
import { RowLink, RowList } from '../../ui/row-list';
import { useSimpleTexts } from './simple.en';

const OPEN_LATER = ['profiles', 'matches', 'find', 'shortlist', 'dismissed', 'interests', 'calls'] as const;
const GROUPS = {
  families: ['profiles', 'matches', 'find', 'shortlist', 'searches', 'dismissed'],
  answers: ['interests', 'calls', 'notifications'],
  mine: [
    ...(['myProfile', 'editProfile', 'moreDetails', 'myPhotos', 'myGothra', 'myChecks', 'myWishes'] as const),
    ...(['myPreview', 'biodata', 'ledger', 'looking', 'marriage', 'verify'] as const),
  ],
  settings: ['settings', 'blocked', 'help'],
  about: ['numbers', 'stories', 'privacy', 'terms', 'contact', 'grievance'],
} as const;

/** C15: simple mode hides nothing for ever. */
export function FunctionsPage() {
  const texts = useSimpleTexts();
  const user = useSessionUser();
  const browses = user !== null && mayBrowse(user.verificationStatus);
  const pagesOf = (group: keyof typeof GROUPS) => GROUPS[group].filter((page) => isOffered(user, page));
  const hasPages = (group: keyof typeof GROUPS) => pagesOf(group).length > 0;
  const consent = useConsentWaitsTexts();
  const titleOf = (page: ReturnType<typeof pagesOf>[number]): string => {
    if (page === 'settings' && user?.family) return texts.groups.settings;
    return page === 'verify' && waitsForConsent(user) ? consent.ask : texts.pages[page];
  };
  const isClosed = (page: string) => !browses && (OPEN_LATER as readonly string[]).includes(page);
  return (
    <div className="page max-w-3xl py-6 sm:py-10">
      <title>{texts.functionsTitle}</title>
      <h1 className="text-4xl">{texts.allFunctions}</h1>
      <p className="mt-2 text-muted">{texts.functionsLead}</p>
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).filter(hasPages).map((group) => (
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
                hint={isClosed(page) ? texts.opensLater : undefined}
              />
            ))}
          </RowList>
        </section>
      ))}
    </div>
  );
}
