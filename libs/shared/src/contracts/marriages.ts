/** C16: 'Marriage fixed', told by one family and confirmed by the other. */
import type { PhotoView } from './profile.js';
import type { ClaimAnswer, StoryState, Through } from '../topics/marriage/marriages.js';

export interface MarriedRequest {
  /** False undoes it. */
  married?: boolean;
  /** Where the two families found each other; without further fields it says that the marriage is fixed. */
  through?: Through;
  /** The member code of the other family, which has an accepted interest. */
  code?: string;
  /** Words for others, which wait until that family has said yes and ticks the same. */
  text?: string;
}

export interface MarriedAnswer {
  success: true;
  married: boolean;
}

export interface MarriageClaim {
  id: string;
  /** The family that has told us so. */
  name: string;
  at: string;
  /** Without an answer until then nothing is said. */
  until: string;
}

/** GET /marriages/mine */
export interface MyMarriageAnswer {
  success: true;
  /** What another family says, and this member has not answered yet. */
  claims: MarriageClaim[];
  /** Said by both; a claim that waits, or was refused, shows its own family nothing. */
  confirmed: { id: string; name: string; at: string; story: MyStory | null } | null;
  /** On this day the profile is erased, unless they keep it. */
  erasedOn: string | null;
}

export interface ClaimAnswerRequest {
  answer: ClaimAnswer;
}

/** What one of the two has said of telling others. */
export interface MyStory {
  state: StoryState;
  text: string;
  version: number;
  /** Whether this family, and the other, has ticked these words. */
  mine: boolean;
  theirs: boolean;
  /** Whether this family wants the names under them: they are, where both do. */
  names: boolean;
  photo: StoryPhoto | null;
}

/** What one of the two has offered to show beside the words: with the ticks of both, apart from those of the words. */
export interface StoryPhoto extends PhotoView {
  /** Whether it is this member's. */
  own: boolean;
  mine: boolean;
  theirs: boolean;
}

/** PUT /marriages/:id/story: either of the two. */
export interface StoryRequest {
  /** False withdraws it for ever. */
  tell: boolean;
  names?: boolean;
  /** The photo that this family ticks: the one offered, or another of its own in its place. Without it, none. */
  photoId?: string;
  /** Words other than those the other family has ticked ask for its tick again. */
  text?: string;
  /** Version of the words that were read; 0 where there were none. */
  version?: number;
}

export interface PublicStory {
  id: string;
  text: string;
  /** Places of the two families, as their profiles say them. */
  places: string[];
  /** Names of the two, where both want it. */
  names: string[] | null;
  /** In which month both had said so, as 2026-03. */
  month: string;
  /** The address of the photo, in the size of a card, where both have ticked one. */
  photo: string | null;
}

/** GET /stories: open to everyone, the newest first. */
export interface StoriesPage {
  success: true;
  stories: PublicStory[];
  page: number;
  total: number;
  totalPages: number;
}
