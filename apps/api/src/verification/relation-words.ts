import type { VocabularyValue } from '@kalyanam/shared/domain/vocabulary';
import type { Language } from '@kalyanam/shared/vocabulary/status';

/** R45: how the SMS names who made the profile, to the candidate. */
export const RELATION_WORDS: Readonly<Record<Language, Readonly<Record<VocabularyValue<'deskRelation'>, string>>>> = {
  en: {
    father: 'Your father',
    mother: 'Your mother',
    brother: 'Your brother',
    sister: 'Your sister',
    uncle: 'Your uncle',
    aunt: 'Your aunt',
    grandparent: 'Your grandparent',
    friend: 'Your friend',
    other: 'Somebody of your family',
  },
  te: {
    father: 'మీ నాన్నగారు',
    mother: 'మీ అమ్మగారు',
    brother: 'మీ సోదరుడు',
    sister: 'మీ సోదరి',
    uncle: 'మీ బంధువు ఒకరు',
    aunt: 'మీ బంధువు ఒకరు',
    grandparent: 'మీ కుటుంబ పెద్దలు',
    friend: 'మీ స్నేహితులు',
    other: 'మీ కుటుంబ సభ్యులు',
  },
};
