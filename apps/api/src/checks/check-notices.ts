/** What a member reads in a notification about a check, in their language. */
import type { CheckFact } from '@kalyanam/shared/checks/checks';
import { en } from '@kalyanam/shared/domain/check-facts.en';
import { te } from '@kalyanam/shared/domain/check-facts.te';
import { CHECK_REFUSALS, type CheckRefusal } from '@kalyanam/shared/vocabulary/check-refusals';
import { te as teRefusals } from '@kalyanam/shared/vocabulary/check-refusals.te';
import type { Language } from '@kalyanam/shared/vocabulary/status';

const WORDS = {
  en: {
    facts: en,
    checked: 'checked by our team',
    soon: (day: string) => `counts as checked until ${day}`,
    ended: 'no longer counts as checked',
  },
  te: {
    facts: te,
    checked: 'మా బృందం పరిశీలించింది',
    soon: (day: string) => `పరిశీలన గడువు ${day} వరకు`,
    ended: 'పరిశీలన గడువు ముగిసింది',
  },
} as const;

const dayOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'te' ? 'te-IN' : 'en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

export function decidedNote(fact: CheckFact, refusal: CheckRefusal | null, language: Language): string {
  const words = WORDS[language];
  const reason =
    language === 'te' ? refusal && teRefusals[refusal] : CHECK_REFUSALS.find(({ value }) => value === refusal);
  return `${words.facts[fact]}: ${reason ? `${reason.label}. ${reason.advice}` : words.checked}`;
}

/** @param until the day until which it counts; null: it counts no more */
export function expiryNote(fact: CheckFact, until: string | null, language: Language): string {
  const words = WORDS[language];
  return `${words.facts[fact]}: ${until === null ? words.ended : words.soon(dayOf(until, language))}`;
}
