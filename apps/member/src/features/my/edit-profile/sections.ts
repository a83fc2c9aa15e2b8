import {
  fieldsOfFacts,
  REVIEWED,
  WAITING,
  type FieldName,
  type WaitingField,
} from '@kalyanam/shared/topics/profile/fields';
import type { FactSection } from '@kalyanam/shared/topics/profile/field-spec';
import type { IconName } from '../../../ui/icon';

/** Each is saved separately; the same parts as My Profile shows. */
export const SECTION_ICONS: Readonly<Record<FactSection, IconName>> = {
  personal: 'person',
  caste: 'home',
  professional: 'work',
  family: 'family',
  words: 'message',
};
export const SECTIONS = Object.keys(SECTION_ICONS) as readonly FactSection[];

export const isSection = (text: string | undefined): text is FactSection => SECTIONS.some((known) => known === text);

/** R30: its fields that the team reviews first. */
export const reviewedOf = (section: FactSection): readonly FieldName[] =>
  REVIEWED.filter((field) => fieldsOfFacts(section).includes(field));

/** Its fields of which a change may wait for the team. */
export const waitingOf = (section: FactSection): readonly WaitingField[] =>
  WAITING.filter((field) => fieldsOfFacts(section).includes(field));
