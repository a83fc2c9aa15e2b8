import type { DeskRelation } from '../topics/family/desk.js';

/** C14: whose hand did something. Once the hand has left, its relation alone says it. */
export interface HandView {
  name: string | null;
  relation: DeskRelation;
}
