import { profiles } from '../profiles/profiles.module.js';
import { browse } from './browse/browse.room.js';
import { freshness } from './freshness/freshness.room.js';
import { listing } from './listing/listing.room.js';
import { publicFigures } from './public-figures/public-figures.room.js';
import { searches } from './searches/searches.room.js';
import { starMatch } from './star-match/star-match.room.js';
import { wishes } from './wishes/wishes.room.js';
import { district } from '../platform/room.js';

export const matching = district('MatchingModule', {
  below: [profiles],
  rooms: [browse, freshness, listing, publicFigures, searches, starMatch, wishes],
});
