import type { ProfileCard, ProfileView } from '@kalyanam/shared/contracts/profile';
import type { ProfileDetails } from '@kalyanam/shared/contracts/details';
import { isStated } from '@kalyanam/shared/base/vocabulary/option';
import { useNames } from '../../ui/texts/names';
import { useProfileWords } from '../../ui/texts/profile';
import { useBeginningTexts, type Hobby } from './beginnings.en';

/** The facts of a profile that its card has and, once it is opened, all of them. */
export interface AboutProfile extends Pick<
  ProfileCard,
  'id' | 'name' | 'occupation' | 'workLocation' | 'familyLocation' | 'education'
> {
  summary?: string;
  selfSummary?: ProfileView['selfSummary'];
  details?: ProfileDetails;
}

/** A beginning for the words with an interest: short on its button, whole in the field. */
export interface Beginning {
  readonly label: string;
  readonly sentence: string;
}

/** Words of their own text, in English or Telugu, that say what they like. */
const HOBBIES: Readonly<Record<Hobby, RegExp>> = {
  sundays: /\bsundays?\b|ఆదివార/i,
  cooking: /\b(cook|bak)(e|es|ing)?\b|వంట/i,
  music: /\b(music|sing|sings|singing|veena|violin)\b|సంగీత|పాటలు/i,
  books: /\b(books?|novels?|poetry)\b|పుస్తక/i,
  gardens: /\b(garden|gardening|plants)\b|తోట|మొక్కల/i,
  travel: /\b(travel|travelling|treks?|trekking|hikes?|hiking)\b|ప్రయాణ/i,
  dance: /\b(dance|dancing|kuchipudi|bharatanatyam)\b|నాట్య|నృత్య/i,
  sport: /\b(cricket|badminton|running|yoga|swimming|tennis|cycling)\b|క్రికెట్|యోగా/i,
};

const SHOWN = 3;
/** Says nothing of what someone does. */
const UNTOLD = ['others', 'homemaker', 'retired', 'student'];

/** Three beginnings made from what this family told: what they like, where they are from, their work and studies. */
export function useBeginnings({
  occupation,
  workLocation,
  familyLocation,
  ...about
}: AboutProfile): readonly Beginning[] {
  const texts = useBeginningTexts();
  const { wordsOf } = useProfileWords();
  const names = useNames();
  const own = about.selfSummary ?? about.summary ?? '';
  const hobby = (Object.keys(HOBBIES) as Hobby[]).find((known) => HOBBIES[known].test(own));
  const village = about.details?.nativeVillage;
  const native = isStated(village) ? village : names.city(familyLocation.city);
  const city = workLocation.city ? names.city(workLocation.city) : '';
  const job = about.details?.jobTitle;
  const degree = wordsOf('education', about);
  return [
    hobby && texts.hobbies[hobby],
    native && texts.native(native),
    job && isStated(job) ? texts.job(job) : !UNTOLD.includes(occupation) && city && texts.work(city),
    occupation === 'student' && texts.studies(degree),
    texts.families,
    texts.values,
  ]
    .filter((beginning): beginning is Beginning => Boolean(beginning))
    .slice(0, SHOWN);
}

/** Replaces the beginning; the text written after it stays. */
export function begun(beginning: Beginning, beginnings: readonly Beginning[], typed: string): string {
  const before = beginnings.find(({ sentence }) => typed.startsWith(sentence))?.sentence ?? '';
  return `${beginning.sentence} ${typed.slice(before.length).trimStart()}`.trimEnd();
}
