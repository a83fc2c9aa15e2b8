/**
 * C16: words of a couple, and their photo, that wait for the team, which publishes or refuses them and edits nothing.
 */
import type { PhotoView } from '../contracts/profile.js';
import type { StoryAct } from '../topics/marriage/marriages.js';

export interface WaitingStory {
  /** The marriage's. */
  id: string;
  text: string;
  families: { id: string; name: string; place: string }[];
  names: boolean;
  /** The photo shown next to the words. */
  photo: PhotoView | null;
  /** Version of the decided words. */
  version: number;
  since: string;
}

/** GET /admin/stories: the oldest first. */
export interface StoryQueueAnswer {
  success: true;
  stories: WaitingStory[];
  total: number;
}

/** POST /admin/stories/:id/decision */
export interface StoryDecisionRequest {
  act: StoryAct;
  version: number;
}

export interface StoryDecisionAnswer {
  success: true;
  /** The number of stories that still wait. */
  total: number;
}
