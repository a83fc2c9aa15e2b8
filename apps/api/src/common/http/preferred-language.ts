import { isValueOf } from '@kalyanam/shared/vocabulary/option';
import { LANGUAGES, type Language } from '@kalyanam/shared/vocabulary/status';

/** The first language of an Accept-Language header that we speak; browsers list them by preference. */
export function preferredLanguage(header: string | undefined): Language {
  const tags = (header ?? '').split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return tags.find((tag): tag is Language => isValueOf(LANGUAGES, tag)) ?? 'en';
}
