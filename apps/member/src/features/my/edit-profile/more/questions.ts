/** What families ask, one question on each screen: which details each answers, and the order. */
import type { MyDetails } from '@kalyanam/shared/contracts/details';
import { detailSpec, type DetailName } from '@kalyanam/shared/topics/profile/details';
import type { DetailCard } from '@kalyanam/shared/topics/profile/field-spec';
import { PATHS } from '../../../../shell/paths';
import { isTold, type DetailValues, type Part } from './detail-values';

export type Topic = DetailCard | 'horoscope';

interface QuestionRow {
  readonly topic: Topic;
  readonly parts: readonly Part[];
  /** Asked before the others, in this order. */
  readonly first?: true;
}

/** The order of a first call. The horoscope is kept separately. */
const ROWS = {
  siblings: { topic: 'family', parts: ['siblings'], first: true },
  father: { topic: 'family', parts: ['fatherLiving', 'fatherWork'], first: true },
  mother: { topic: 'family', parts: ['motherLiving', 'motherWork'], first: true },
  roots: {
    topic: 'roots',
    parts: ['nativeState', 'nativeDistrict', 'nativeMandal', 'nativeVillage', 'villageTe'],
    first: true,
  },
  degree: { topic: 'study', parts: ['degree'], first: true },
  job: { topic: 'study', parts: ['jobTitle'], first: true },
  'after-marriage': { topic: 'study', parts: ['afterMarriageWork'], first: true },
  horoscope: { topic: 'horoscope', parts: [], first: true },
  'family-type': { topic: 'family', parts: ['familyType'] },
  children: { topic: 'family', parts: ['children', 'childrenLiveWith'] },
  'father-name': { topic: 'family', parts: ['fatherName', 'fatherNameTe'] },
  'mother-name': { topic: 'family', parts: ['motherName', 'motherNameTe'] },
  'mother-family': { topic: 'family', parts: ['motherSurname'] },
  'field-of-study': { topic: 'study', parts: ['fieldOfStudy'] },
  college: { topic: 'study', parts: ['institution'] },
  employer: { topic: 'study', parts: ['employer'] },
  visa: { topic: 'study', parts: ['visaStatus'] },
  plans: { topic: 'study', parts: ['settleWish'] },
  smoking: { topic: 'living', parts: ['smoking'] },
  drinking: { topic: 'living', parts: ['drinking'] },
  languages: { topic: 'living', parts: ['languages'] },
} as const satisfies Record<string, QuestionRow>;

export type QuestionId = keyof typeof ROWS;
export interface Question extends QuestionRow {
  readonly id: QuestionId;
}

const ALL: readonly Question[] = (Object.keys(ROWS) as QuestionId[]).map((id) => ({ id, ...ROWS[id] }));

export const questionPath = ({ id }: Question) => `${PATHS.moreDetails}?q=${id}`;

export const questionOf = (id: string | null): Question | undefined => ALL.find((one) => one.id === id);

export const FIRST: readonly Question[] = ALL.filter(({ first }) => first);

/** Whether this member is asked it: visa and plans of those who work abroad, children of those who were married. */
export const isAsked = ({ parts }: Question, { abroad, onceMarried }: MyDetails): boolean =>
  parts.every((part) => {
    if (part === 'siblings') return true;
    const spec = detailSpec(part);
    return (!spec.abroad || abroad) && (!spec.onceMarried || onceMarried);
  });

/** The questions beyond the first, of one topic. */
export const othersOf = (topic: Topic, details: MyDetails): Question[] =>
  ALL.filter((question) => !question.first && question.topic === topic && isAsked(question, details));

export const isAnswered = ({ parts }: Question, values: DetailValues): boolean =>
  parts.some((part) => isTold(part, values));

export const detailsOf = ({ parts }: Question): DetailName[] =>
  parts.flatMap((part) => (part === 'siblings' ? [] : [part]));
