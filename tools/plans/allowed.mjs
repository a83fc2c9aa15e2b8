// Statements that may read or sort more than 10,000 rows, each named by who asks it, with the reason.
export const ALLOWED = {
  'src/browse/sql-listing.ts SqlListing.number': 'counts for browse until the index is built, or when it lags',
  'src/browse/sql-listing.ts SqlListing.ids': 'a page of browse until the index is built, or when it lags',
  'src/member-changes/change-feed.service.ts ChangeFeed.headNow':
    'asks what came after its last look, which in a test is before the first change',
};
