import { district, type Room } from '../platform/room.js';
import { profiles } from '../profiles/profiles.module.js';
import { browse } from './browse/browse.room.js';
import { LookingAnswerRow } from './freshness/looking-answer.entity.js';
import { LookingAnswerRows } from './freshness/looking-answers.repository.js';
import { LookingConfirmations } from './freshness/looking-confirmations.service.js';
import { LookingQuestion } from './freshness/looking-question.entity.js';
import { LookingQuestions } from './freshness/looking-questions.repository.js';
import { BrowseEntriesRepository } from './listing/browse-entries.repository.js';
import { BrowseEntries } from './listing/browse-entries.service.js';
import { BrowseEntry } from './listing/browse-entry.entity.js';
import { BrowseMust } from './listing/browse-must.entity.js';
import { PublicFiguresController } from './public-figures/public-figures.controller.js';
import { PublicFiguresRepository } from './public-figures/public-figures.repository.js';
import { PublicFigures } from './public-figures/public-figures.service.js';
import { searches } from './searches/searches.room.js';
import { StarMatchesController } from './star-match/star-matches.controller.js';
import { StarMatches } from './star-match/star-matches.service.js';
import { StarSheets } from './star-match/star-sheets.service.js';
import { StarsController } from './star-match/stars.controller.js';
import { Candidates } from './wishes/candidates.service.js';
import { JudgedFacts } from './wishes/judged-facts.entity.js';
import { Matches } from './wishes/matches.service.js';
import { MemberWishes } from './wishes/member-wishes.service.js';
import { WishesRow } from './wishes/wishes.entity.js';

const freshness: Room = {
  entities: [LookingAnswerRow, LookingQuestion],
  providers: [LookingAnswerRows, LookingConfirmations, LookingQuestions],
};

const listing: Room = {
  entities: [BrowseEntry, BrowseMust],
  providers: [BrowseEntries, BrowseEntriesRepository],
};

const publicFigures: Room = {
  members: { controllers: [PublicFiguresController], providers: [PublicFigures, PublicFiguresRepository] },
};

const starMatch: Room = {
  members: { controllers: [StarMatchesController, StarsController], providers: [StarMatches, StarSheets] },
};

const wishes: Room = { entities: [JudgedFacts, WishesRow], providers: [Candidates, Matches, MemberWishes] };

export const matching = district('MatchingModule', {
  below: [profiles],
  rooms: [browse, freshness, listing, publicFigures, searches, starMatch, wishes],
});
