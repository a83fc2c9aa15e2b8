// Statements that may read or sort more than 10,000 rows: by who asks them, some by a part of their text, with the reason.

const KEPT_FIGURES = 'figures of the dashboard, counted in the background once in ten minutes and kept';
const NOT_IN_MEMORY = 'answers by SQL, until the index is built and whenever it lags';
const STILL_ASKED = 'whether anyone still asks for a name of the list, before the team takes it off again';
const MENDED = 'compares what is kept with a real count, for operators alone';
const FSCK = 'looks at everyone, for operators alone';
const EXACTLY = 'an export, or an act on a whole list, says exactly how many rows it takes';
const FEW = 'what people without an account wrote about themselves: hundreds with a million members';
const DASHBOARD = 'src/team/office/dashboard/dashboard.repository.ts DashboardRepository';
const FIGURES = 'src/team/office/dashboard/figures.repository.ts FiguresRepository';
const LISTS = 'src/team/lists/lists.repository.ts ListsRepository';

export const ALLOWED = [
  ...['confirmedSince', 'profiles', 'registrationsPerDay', 'statuses', 'verifiedContacts'].map((figure) => ({
    asker: `${DASHBOARD}.${figure}`,
    why: NOT_IN_MEMORY,
  })),
  { asker: `${FIGURES}.cohorts`, why: KEPT_FIGURES },
  { asker: `${FIGURES}.numbers`, why: KEPT_FIGURES },
  { asker: `${FIGURES}.savedSearches`, why: KEPT_FIGURES },
  { asker: `${LISTS}.count`, part: 'FROM users u', why: NOT_IN_MEMORY },
  { asker: `${LISTS}.count`, part: 'FROM profiles p', why: NOT_IN_MEMORY },
  { asker: `${LISTS}.count`, part: 'AS total FROM audit_log l', why: EXACTLY },
  { asker: `${LISTS}.count`, part: 'AS total FROM eligible_users e', why: EXACTLY },
  { asker: `${LISTS}.count`, part: 'DISTINCT user_id AS id FROM verification_cases', why: NOT_IN_MEMORY },
  { asker: `${LISTS}.count`, part: 'FROM relatives_notices n', why: FEW },
  { asker: `${LISTS}.keys`, part: 'FROM users u', why: NOT_IN_MEMORY },
  { asker: `${LISTS}.keys`, part: 'FROM profiles p', why: NOT_IN_MEMORY },
  { asker: `${LISTS}.keys`, part: 'FROM relatives_notices n', why: FEW },
  {
    asker: 'src/my/announcements/announcements.repository.ts AnnouncementsRepository.count',
    why: 'how many an announcement reaches, counted before the team sends it',
  },
  { asker: 'src/matching/browse/sql-listing.ts SqlListing.ids', why: NOT_IN_MEMORY },
  { asker: 'src/matching/browse/sql-listing.ts SqlListing.number', why: NOT_IN_MEMORY },
  {
    asker: 'src/operations/maintenance/consistency.repository.ts ConsistencyRepository.approvalsWithoutAudit',
    why: FSCK,
  },
  {
    asker: 'src/operations/maintenance/consistency.repository.ts ConsistencyRepository.usersWithoutProfile',
    why: FSCK,
  },
  { asker: 'src/operations/maintenance/kept-counts.repository.ts KeptCountsRepository.totals', why: MENDED },
  { asker: 'src/operations/maintenance/kept-counts.repository.ts KeptCountsRepository.mendDecisions', why: MENDED },
  { asker: 'src/operations/maintenance/team-copies.repository.ts TeamCopiesRepository.mendMarks', why: MENDED },
  { asker: 'src/operations/maintenance/team-copies.repository.ts TeamCopiesRepository.mendWords', why: MENDED },
  {
    asker: 'src/platform/change-feed/change-feed.service.ts ChangeFeed.headNow',
    why: 'asks what came after its last look, which in a test is before the first change',
  },
  {
    asker: 'src/matching/public-figures/public-figures.repository.ts PublicFiguresRepository.count',
    why: 'public figures, counted once in a quarter of an hour',
  },
  { asker: 'src/matching/searches/saved-search-rows.service.ts SavedSearchRows.askFor', why: STILL_ASKED },
  { asker: 'src/matching/wishes/member-wishes.service.ts MemberWishes.name', why: STILL_ASKED },
];

/** Whether one of these names the statement. */
export const names = ({ asker, part = '' }, statement) => statement.asker === asker && statement.text.includes(part);
