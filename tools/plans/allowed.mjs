// Statements that may read or sort more than 10,000 rows, each by who asks it, with the reason.

const KEPT_FIGURES = 'figures of the dashboard, counted in the background once in ten minutes and kept';
const BY_SQL = 'browse by SQL, until the index is built and whenever it lags';
const STILL_ASKED = 'whether anyone still asks for a name of the list, before the team takes it off again';

export const ALLOWED = {
  'src/admin/dashboard/figures.repository.ts FiguresRepository.cohorts': KEPT_FIGURES,
  'src/admin/dashboard/figures.repository.ts FiguresRepository.numbers': KEPT_FIGURES,
  'src/admin/dashboard/figures.repository.ts FiguresRepository.savedSearches': KEPT_FIGURES,
  'src/browse/sql-listing.ts SqlListing.ids': BY_SQL,
  'src/browse/sql-listing.ts SqlListing.number': BY_SQL,
  'src/member-changes/change-feed.service.ts ChangeFeed.headNow':
    'asks what came after its last look, which in a test is before the first change',
  'src/numbers/numbers.repository.ts NumbersRepository.count': 'public figures, counted once in a quarter of an hour',
  'src/saved-searches/saved-search-rows.service.ts SavedSearchRows.askFor': STILL_ASKED,
  'src/wishes/member-wishes.service.ts MemberWishes.name': STILL_ASKED,
};
