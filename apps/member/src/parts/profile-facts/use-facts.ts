import { fieldsOfFacts, type FieldName } from '@kalyanam/shared/topics/profile/fields';
import type { FactSection } from '@kalyanam/shared/topics/profile/field-spec';
import type { ShownFields } from '@kalyanam/shared/topics/profile/words';
import { useCommonTexts } from '../../ui/texts/common.en';
import { useProfileWords } from '../../ui/texts/profile';

interface Section {
  of: readonly FactSection[];
  /** These first, in this order; the other facts of the sections follow as in the catalogue. */
  first?: readonly FieldName[];
  /** Shown elsewhere on the screen. */
  without?: readonly FieldName[];
}

const fieldsOf = ({ of, first = [], without = [] }: Section): FieldName[] =>
  [...new Set([...first, ...of.flatMap(fieldsOfFacts)])].filter((field) => !without.includes(field));

/** Names and values of a profile's facts; of the date of birth the age is shown. */
export function useFacts(profile: ShownFields & { age: number }) {
  const { labels, wordsOf } = useProfileWords();
  const { years } = useCommonTexts();
  const row = (field: FieldName) =>
    field === 'dob'
      ? ([labels.facts.age, years(profile.age)] as const)
      : ([labels.fields[field], wordsOf(field, profile)] as const);
  return (section: Section) => fieldsOf(section).map(row);
}
