// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

const familyType = ['joint', 'nuclear'] as const;
const parentLiving = ['living', 'passed-away'] as const;
const siblingRelation = ['elder-brother', 'younger-brother', 'elder-sister', 'younger-sister'] as const;
const childrenLiveWith = ['with-me', 'with-other', 'grown', 'prefer-not'] as const;
const degree = [
  'ssc',
  'intermediate',
  'iti',
  'diploma',
  'ba',
  'bcom',
  'bsc',
  'bba',
  'bca',
  'btech',
  'barch',
  'bpharm',
  'pharmd',
  'bsc-nursing',
  'bpt',
  'bsc-agri',
  'bvsc',
  'bds',
  'mbbs',
  'bams-bhms',
  'llb',
  'bed',
  'ma',
  'mcom',
  'msc',
  'mca',
  'mba',
  'mtech',
  'ms',
  'mpharm',
  'mds',
  'md-ms',
  'dm-mch',
  'llm',
  'ca',
  'cma-cs',
  'phd',
  'other',
] as const;
const visaStatus = [
  'citizen',
  'permanent-resident',
  'work-visa',
  'student-visa',
  'dependent-visa',
  'other',
  'prefer-not',
] as const;
const settleWish = ['stay-abroad', 'return-india', 'open'] as const;
const afterMarriageWork = ['will-work', 'may-work', 'will-not', 'together'] as const;
const habit = ['no', 'occasionally', 'yes', 'prefer-not'] as const;
const language = ['te', 'en', 'hi', 'ta', 'kn', 'ur', 'other'] as const;
const weight = ['off', 'nice', 'must'] as const;
const gothraVerdict = ['same', 'different', 'cannot-tell'] as const;
const gothraLine = ['own', 'mother', 'fathers-mother', 'mothers-mother', 'surname'] as const;
const callWho = ['we-call', 'you-call'] as const;
const callBetween = ['families', 'candidates'] as const;
const callOutcome = ['going-on', 'not-for-us', 'no-answer', 'not-as-described', 'asked-money'] as const;
const deskRole = ['candidate', 'manager', 'helper', 'reader'] as const;
const deskRelation = [
  'father',
  'mother',
  'anna',
  'tammudu',
  'akka',
  'chelli',
  'mamayya',
  'babai',
  'pedananna',
  'attayya',
  'pinni',
  'peddamma',
  'tatayya',
  'ammamma',
  'nanamma',
  'friend',
  'other',
  'brother',
  'sister',
  'uncle',
  'aunt',
  'grandparent',
] as const;
const vote = ['yes', 'maybe', 'no'] as const;
const digest = ['none', 'weekly', 'daily'] as const;

/** Values in the order shown. */
export const VOCABULARY = {
  familyType,
  parentLiving,
  siblingRelation,
  childrenLiveWith,
  degree,
  visaStatus,
  settleWish,
  afterMarriageWork,
  habit,
  language,
  weight,
  gothraVerdict,
  gothraLine,
  callWho,
  callBetween,
  callOutcome,
  deskRole,
  deskRelation,
  vote,
  digest,
};

export type VocabularyList = keyof typeof VOCABULARY;
export type VocabularyValue<L extends VocabularyList> = (typeof VOCABULARY)[L][number];
export type VocabularyWords = { readonly [L in VocabularyList]: Readonly<Record<VocabularyValue<L>, string>> };
