/** The texts that each language must have for the fields; a field without a label does not compile. */
import type { Option } from '../../base/vocabulary/option.js';
import type { LOOKING_FOR } from '../../base/vocabulary/people.js';
import type { FieldName, FIELDS } from './fields.js';
import type { en } from './labels.en.js';
import type { PLACE_OPTIONS } from './places.js';

export type FieldLabels = typeof en;

type Choices = {
  [
    F in FieldName as (typeof FIELDS)[F] extends { options: readonly Option[] } ? F : never
  ]: (typeof FIELDS)[F] extends { options: infer O extends readonly Option[] } ? O : never;
} & typeof PLACE_OPTIONS & { lookingFor: typeof LOOKING_FOR };

/** The enumerations of a profile: those of its fields by name, and those of a place's parts. */
export type ChoiceName = keyof Choices;
export type OptionLabels = { readonly [N in ChoiceName]: Readonly<Record<Choices[N][number]['value'], string>> };
