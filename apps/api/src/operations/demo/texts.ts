/** Combines the sentences of a profile: by the candidate, by a relative, or in Telugu. */
import type { Gender, MaritalStatus } from '@kalyanam/shared/base/vocabulary/people';
import type { Career } from './career.js';
import type { Home } from './places.js';
import type { Random } from './random.js';
import * as self from './texts-self.js';
import * as wishes from './texts-wishes.js';

export interface Voice {
  gender: Gender;
  age: number;
  maritalStatus: MaritalStatus;
  given: string;
  career: Career;
  city: string;
  home: Home;
  overseas: boolean;
  /** Written by the candidate, in English. */
  inOwnWords: boolean;
}

export interface ProfileTexts {
  selfSummary: string;
  expectations: string;
}

const SHORTEST = 150;
const LONGEST = 500;
const ELDER = 45;

const YEARS = [
  'a year',
  'two years',
  'three years',
  'four years',
  'five years',
  'six years',
  'seven years',
  'eight years',
];
const yearsAtWork = (age: number): string => YEARS[Math.max(0, age - 23)] ?? 'more than eight years';

const PRONOUNS: Record<Gender, Record<string, string>> = {
  female: {
    She: 'She',
    she: 'she',
    her: 'her',
    her_object: 'her',
    herself: 'herself',
    child: 'daughter',
    sibling_self: 'sister',
  },
  male: {
    She: 'He',
    she: 'he',
    her: 'his',
    her_object: 'him',
    herself: 'himself',
    child: 'son',
    sibling_self: 'brother',
  },
};
const OTHER_SIDE: Record<Gender, Record<string, string>> = {
  female: { he: 'he', his: 'his', himself: 'himself', partner: 'husband', spouse: 'husband' },
  male: { he: 'she', his: 'her', himself: 'herself', partner: 'wife', spouse: 'wife' },
};

const fill = (template: string, words: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');

/** As many sentences, in order, as the maximum length allows. */
function joined(sentences: readonly string[]): string {
  const kept = [...sentences];
  while (kept.join(' ').length > LONGEST) kept.pop();
  return kept.join(' ');
}

function familySentence({ age, city, home, overseas }: Voice, random: Random): string {
  if (age > ELDER) return random.pick(self.FAMILY_OF_ELDERS);
  if (overseas) return random.pick(self.FAMILY_OVERSEAS);
  return random.pick(city === home.city ? self.FAMILY_NEAR : self.FAMILY_AWAY);
}

function pastSentence({ age, maritalStatus }: Voice, random: Random): readonly string[] {
  if (maritalStatus === 'never-married') return [];
  const divorced = maritalStatus === 'divorced';
  if (age > ELDER) return divorced ? self.DIVORCED_ELDERS : self.WIDOWED_ELDERS;
  const told = divorced ? self.DIVORCED : self.WIDOWED;
  return age < 33 ? told.slice(0, 1) : [random.pick(told)];
}

function ownSummary(voice: Voice, words: Record<string, string>, random: Random): string {
  const { about, aboutInIndia = [] } = voice.career;
  const work = random.pick(voice.overseas ? about : [...about, ...aboutInIndia]);
  const family = familySentence(voice, random);
  const pastime = random.pick(self.PASTIMES);
  const order = random.weighted([
    [[work, family, pastime], 5],
    [[family, work, pastime], 2],
    [[pastime, work, family], 3],
  ]);
  const manner = random.chance(0.5) ? [random.pick(self.MANNERS)] : [];
  const [first = '', ...rest] = order;
  return joined([first, ...pastSentence(voice, random), ...rest, ...manner].map((sentence) => fill(sentence, words)));
}

function stayingSentence({ career, city, home, overseas }: Voice, random: Random): string {
  if (overseas) return random.pick(wishes.STAYING_OVERSEAS);
  const ownLand = career.occupation === 'business' || career.occupation === 'agriculture';
  if (career.place === 'home' && ownLand) return random.pick(wishes.STAYING_HOME);
  return random.pick(city === home.city ? wishes.STAYING.filter((text) => !text.includes('{home}')) : wishes.STAYING);
}

function ownWishes(voice: Voice, words: Record<string, string>, random: Random): string {
  const sentences = [random.pick(wishes.HOPES)];
  if (voice.maritalStatus !== 'never-married') sentences.push(random.pick(wishes.SECOND_TIME));
  if (voice.age <= ELDER && random.chance(0.6)) sentences.push(stayingSentence(voice, random));
  const ways = [...wishes.WAYS];
  do {
    sentences.push(...ways.splice(random.whole(0, ways.length - 1), 1));
  } while (joined(sentences.map((sentence) => fill(sentence, words))).length < SHORTEST);
  if (random.chance(0.35)) sentences.push(random.pick(wishes.LAST_WORDS));
  return joined(sentences.map((sentence) => fill(sentence, words)));
}

export function textsOf(voice: Voice, random: Random): ProfileTexts {
  const { age, career, city, gender, given, home, maritalStatus } = voice;
  const side = { ...OTHER_SIDE[gender], ...PRONOUNS[gender] };
  const sibling = random.pick(['brother', 'sister']);
  const words = { ...side, given, city, home: home.city, noun: career.noun, years: yearsAtWork(age), sibling };
  const spokenFor = !voice.inOwnWords && age <= 36 && maritalStatus === 'never-married';

  if (spokenFor && home.telugu && career.telugu && random.chance(0.2)) {
    const partner = gender === 'female' ? 'అబ్బాయి' : 'అమ్మాయి';
    return {
      selfSummary: fill(random.pick(self.IN_TELUGU), { home: home.telugu, noun: career.telugu }),
      expectations: fill(random.pick(wishes.IN_TELUGU), { partner }),
    };
  }
  if (spokenFor && city !== home.city && random.chance(0.13)) {
    const partner = gender === 'female' ? 'groom' : 'bride';
    return {
      selfSummary: fill(random.pick(self.BY_RELATIVES), words),
      expectations: fill(random.pick(wishes.BY_RELATIVES), { ...words, partner }),
    };
  }
  return { selfSummary: ownSummary(voice, words, random), expectations: ownWishes(voice, words, random) };
}
