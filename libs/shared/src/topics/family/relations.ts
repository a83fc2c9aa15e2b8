import { VOCABULARY } from '../../base/domain/vocabulary.js';
import type { DeskRelation } from './desk.js';

/** Words for several relatives at once, kept where they were chosen before each relative had a word. */
const SEVERAL: readonly DeskRelation[] = ['brother', 'sister', 'uncle', 'aunt', 'grandparent'];

/** What a relative may choose to be: one word each. */
export const RELATIONS_TO_CHOOSE = VOCABULARY.deskRelation.filter((relation) => !SEVERAL.includes(relation));

/** Brothers and sisters among them. */
export const SIBLINGS: readonly DeskRelation[] = ['anna', 'tammudu', 'akka', 'chelli'];
