import type { Language } from '@kalyanam/shared/base/vocabulary/status';

/** The words of a digest around the people that it names. */
export interface DigestWords {
  readonly title: (people: number) => string;
  readonly preheader: (names: string) => string;
  readonly more: string;
  /** Filters that could not be asked as they were saved. */
  readonly gone: (filters: string) => string;
  readonly last: (names: string) => string;
  readonly age: (years: number) => string;
  readonly native: (district: string) => string;
  readonly number: (code: string) => string;
}

export const DIGEST_WORDS: Readonly<Record<Language, DigestWords>> = {
  en: {
    title: (people) =>
      people === 1 ? 'One new profile that fits your search' : `${people} new profiles that fit your search`,
    preheader: (names) => `In ${names}`,
    more: 'There are more: open this search to see them all.',
    gone: (filters) => `Without ${filters}: what you chose there is not available at the moment.`,
    last: (names) =>
      `You have not opened our last emails about ${names}, so this is the last one for now. To get them again, log in and open Saved searches.`,
    age: (years) => `${years} years`,
    native: (district) => `native district ${district}`,
    number: (code) => `Profile ID ${code}`,
  },
  te: {
    title: (people) =>
      people === 1 ? 'మీరు వెతుకుతున్నట్టు ఉన్న ఒక కొత్త ప్రొఫైల్' : `మీరు వెతుకుతున్నట్టు ఉన్న ${people} కొత్త ప్రొఫైళ్లు`,
    preheader: (names) => names,
    more: 'ఇంకా ఉన్నాయి: అన్నీ చూడటానికి ఈ సెర్చ్ తెరవండి.',
    gone: (filters) => `${filters} లేకుండా వెతికాం: మీరు ఎంచుకున్నది ఇప్పుడు వాడటం కుదరదు.`,
    last: (names) =>
      `${names} గురించి మేము పంపిన గత ఇమెయిల్‌లు మీరు తెరిచినట్టు లేదు, అందుకే ప్రస్తుతానికి ఇదే చివరిది. మళ్లీ కావాలంటే లాగిన్ అయి “సేవ్ చేసిన సెర్చ్‌లు” తెరవండి.`,
    age: (years) => `${years} ఏళ్లు`,
    native: (district) => `స్వస్థలం ${district} జిల్లా`,
    number: (code) => `ప్రొఫైల్ నంబరు ${code}`,
  },
};
