import type { Language } from '@kalyanam/shared/vocabulary/status';

/** What a letter says around the people that it names. */
export interface LetterWords {
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

export const LETTER_WORDS: Readonly<Record<Language, LetterWords>> = {
  en: {
    title: (people) =>
      people === 1 ? 'One new profile that fits your search' : `${people} new profiles that fit your search`,
    preheader: (names) => `In ${names}`,
    more: 'There are more: open this search to see them all.',
    gone: (filters) => `Without ${filters}: what you had chosen there cannot be asked at the moment.`,
    last: (names) =>
      `You have not opened our last letters about ${names}, so this is the last one for now. To get them again, log in and open Saved searches.`,
    age: (years) => `${years} years`,
    native: (district) => `native district ${district}`,
    number: (code) => `No. ${code}`,
  },
  te: {
    title: (people) => (people === 1 ? 'మీ వెతుకులాటకు సరిపోయే ఒక కొత్త ప్రొఫైల్' : `మీ వెతుకులాటకు సరిపోయే ${people} కొత్త ప్రొఫైళ్లు`),
    preheader: (names) => names,
    more: 'ఇంకా ఉన్నాయి: అన్నీ చూడటానికి ఈ వెతుకులాట తెరవండి.',
    gone: (filters) => `${filters} లేకుండా వెతికాం: మీరు ఎంచుకున్నది ఇప్పుడు అడగడం వీలుకాదు.`,
    last: (names) =>
      `${names} గురించి మేము పంపిన గత ఉత్తరాలు మీరు తెరవలేదు, అందుకే ప్రస్తుతానికి ఇదే చివరి ఉత్తరం. మళ్లీ కావాలంటే లాగిన్ అయి 'సేవ్ చేసిన వెతుకులాటలు' తెరవండి.`,
    age: (years) => `${years} ఏళ్లు`,
    native: (district) => `స్వస్థలం ${district} జిల్లా`,
    number: (code) => `నంబరు ${code}`,
  },
};
