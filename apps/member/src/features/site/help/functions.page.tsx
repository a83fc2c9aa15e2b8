import { mayBrowse } from '@kalyanam/shared/vocabulary/status';
import { useConsentWaitsTexts } from '../../../parts/account/consent-waits.en';
import { waitsForConsent } from '../../../parts/account/waits-for-consent';
import { isOffered } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { PATHS, type StaticPage } from '../../../shell/paths';
import { RowLink, RowList } from '../../../ui/row-list';
import { useSimpleTexts } from './simple.en';

const OPEN_LATER = ['profiles', 'matches', 'find', 'shortlist', 'dismissed', 'interests', 'calls'] as const;
type Group = 'families' | 'answers' | 'mine' | 'settings' | 'about';
/** Null: the way in, or a page that another of these pages or the menu opens in every mode. */
const GROUP_OF = {
  profiles: 'families',
  matches: 'families',
  find: 'families',
  shortlist: 'families',
  searches: 'families',
  dismissed: 'families',
  interests: 'answers',
  calls: 'answers',
  notifications: 'answers',
  myProfile: 'mine',
  editProfile: 'mine',
  moreDetails: 'mine',
  myPhotos: 'mine',
  myGothra: 'mine',
  myChecks: 'mine',
  myWishes: 'mine',
  myPreview: 'mine',
  biodata: 'mine',
  ledger: 'mine',
  looking: 'mine',
  marriage: 'mine',
  verify: 'mine',
  settings: 'settings',
  blocked: 'settings',
  help: 'settings',
  numbers: 'about',
  stories: 'about',
  privacy: 'about',
  terms: 'about',
  contact: 'about',
  grievance: 'about',
  home: null,
  functions: null,
  login: null,
  register: null,
  forgotPassword: null,
  resetPassword: null,
  unsubscribe: null,
  candidate: null,
  why: null,
  newBiodata: null,
  desk: null,
} as const satisfies Record<StaticPage, Group | null>;

type ListedPage = { [P in StaticPage]: (typeof GROUP_OF)[P] extends null ? never : P }[StaticPage];
const pagesIn = (group: Group) =>
  (Object.keys(GROUP_OF) as StaticPage[]).filter((page): page is ListedPage => GROUP_OF[page] === group);
const GROUPS: Readonly<Record<Group, readonly ListedPage[]>> = {
  families: pagesIn('families'),
  answers: pagesIn('answers'),
  mine: pagesIn('mine'),
  settings: pagesIn('settings'),
  about: pagesIn('about'),
};

/** C15: simple mode hides nothing for ever. */
export function FunctionsPage() {
  const texts = useSimpleTexts();
  const user = useSessionUser();
  const browses = user !== null && mayBrowse(user.verificationStatus);
  const pagesOf = (group: Group) => GROUPS[group].filter((page) => isOffered(user, page));
  const hasPages = (group: Group) => pagesOf(group).length > 0;
  const consent = useConsentWaitsTexts();
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
      {(Object.keys(GROUPS) as Group[]).filter(hasPages).map((group) => (
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
