/** What families ask beyond the registration, consistent with the rest of a demo member. */
import type { DetailFields } from '@kalyanam/shared/topics/profile/details';
import type { Sibling, SiblingRelation } from '@kalyanam/shared/topics/profile/siblings';
import type { District } from '@kalyanam/shared/base/domain/districts';
import type { VocabularyValue } from '@kalyanam/shared/base/domain/vocabulary';
import type { ProfileFields } from '@kalyanam/shared/topics/profile/fields';
import type { Education } from '@kalyanam/shared/base/vocabulary/career';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import { FAMILY_NAMES, givenNameOf } from './names.js';
import type { Home } from './places.js';
import type { Random, Weighted } from './random.js';

export interface Roots {
  readonly details: Partial<DetailFields>;
  readonly siblings: readonly Sibling[];
}

interface Told {
  readonly fields: ProfileFields;
  readonly home: Home;
  /** As a relative would say it: 'a bank officer'. */
  readonly noun: string;
  readonly family: string;
  readonly age: number;
  /** The known sign-ins tell everything, so that their screens show all there is. */
  readonly everything: boolean;
}

type Degree = VocabularyValue<'degree'>;

const DEGREES: Readonly<Record<Education, Weighted<Degree>>> = {
  'high-school': [['ssc', 1]],
  intermediate: [['intermediate', 1]],
  diploma: [['diploma', 1]],
  bachelors: [
    ['btech', 5],
    ['bsc', 3],
    ['bcom', 3],
    ['ba', 1],
    ['bba', 1],
  ],
  masters: [
    ['mtech', 3],
    ['mba', 3],
    ['msc', 2],
    ['mca', 2],
    ['mcom', 1],
  ],
  professional: [['ca', 1]],
  phd: [['phd', 1]],
};

/** Where a career decides the degree. */
const DEGREE_OF: Readonly<Record<string, readonly Degree[]>> = {
  'a doctor': ['mbbs', 'md-ms'],
  'a dentist': ['bds', 'mds'],
  'a lawyer': ['llb', 'llm'],
  'a chartered accountant': ['ca'],
  'an architect': ['barch'],
  'a physiotherapist': ['bpt'],
  'a pharmacist': ['bpharm', 'mpharm'],
  'a staff nurse': ['bsc-nursing'],
  'a veterinary doctor': ['bvsc'],
};

const STUDIES: Partial<Record<Degree, readonly string[]>> = {
  btech: ['Computer science', 'Electronics', 'Civil engineering', 'Mechanical engineering'],
  mtech: ['Structural engineering', 'Data science', 'VLSI design'],
  ms: ['Computer science', 'Information systems', 'Data science'],
  mba: ['Finance', 'Human resources', 'Marketing'],
  'md-ms': ['General medicine', 'Paediatrics', 'Orthopaedics'],
  bsc: ['Mathematics', 'Chemistry', 'Statistics'],
  msc: ['Chemistry', 'Mathematics', 'Biotechnology'],
  phd: ['Organic chemistry', 'Telugu literature', 'Computer vision'],
  barch: ['Housing'],
};
const ABROAD = ['A state university in Texas', 'A university in London', 'A university in Melbourne'] as const;
const UNIVERSITIES = ['Government college of the district', 'A university in Hyderabad'] as const;
const ENGINEERING = ['An engineering college in Tirupati', 'An engineering college in Hyderabad'] as const;
const MEDICINE = ['A medical college in Kurnool', 'A medical college in Guntur'] as const;
const LAW = ['A law college in Visakhapatnam', 'A law college in Hyderabad'] as const;

/** Where a degree is not one of a university or of the college of the district. */
const PLACES_OF_STUDY: Partial<Record<Degree, readonly string[]>> = {
  ssc: ['Government high school of the town'],
  intermediate: ['A junior college in Vijayawada'],
  diploma: ['A polytechnic in Kadapa'],
  btech: ENGINEERING,
  mtech: ENGINEERING,
  ms: ABROAD,
  mbbs: MEDICINE,
  'md-ms': MEDICINE,
  bds: ['A dental college in Vikarabad'],
  mds: ['A dental college in Vikarabad'],
  llb: LAW,
  llm: LAW,
  ca: ['Institute of Chartered Accountants of India'],
  barch: ['A school of architecture in Vijayawada'],
  bpt: ['A college of physiotherapy in Tirupati'],
  bpharm: ['A college of pharmacy in Guntur'],
  mpharm: ['A college of pharmacy in Guntur'],
  'bsc-nursing': ['A college of nursing in Nellore'],
  bvsc: ['A veterinary university in Tirupati'],
};

const FATHERS_WORK = [
  'Farmer, paddy and chillies',
  'Retired school headmaster',
  'Owns a seeds and fertiliser shop',
  'Retired bank manager',
  'Civil contractor',
  'Advocate at the district court',
] as const;
const MOTHERS_WORK = ['Homemaker', 'Homemaker', 'School teacher', 'Bank officer', 'Runs a tailoring unit'] as const;
const STUDYING = 'Studying engineering';
const SIBLINGS_WORK = ['Software engineer', 'Doctor', 'Bank officer', 'Runs the family farm'] as const;
/** Older than this, one has no younger brother or sister who is still at college. */
const YOUNGER_STUDY_UNTIL = 25;
const VILLAGES = ['Peddapalem', 'Kottapalle', 'Chinna Mandadi', 'Ramapuram', 'Gollapalle', 'Nagulavaram'] as const;
const PLACES = ['Hyderabad', 'Bengaluru', 'Chennai', 'Vijayawada', 'Dallas', 'Melbourne'] as const;

const DISTRICTS: Readonly<Record<string, District>> = {
  Nellore: 'nellore',
  Kurnool: 'kurnool',
  Kadapa: 'ysr-kadapa',
  Guntur: 'guntur',
  Ongole: 'prakasam',
  Anantapur: 'anantapuramu',
  Tirupati: 'tirupati',
  Chittoor: 'chittoor',
  Nandyal: 'nandyal',
  Proddatur: 'ysr-kadapa',
  Madanapalle: 'annamayya',
  Tadipatri: 'anantapuramu',
  Narasaraopet: 'palnadu',
  Markapur: 'markapuram',
  Kavali: 'nellore',
  Vijayawada: 'ntr',
  Rajamahendravaram: 'east-godavari',
  Hyderabad: 'hyderabad',
  Warangal: 'warangal',
  Hanamkonda: 'hanumakonda',
  Nalgonda: 'nalgonda',
  Karimnagar: 'karimnagar',
  Khammam: 'khammam',
  Mahabubnagar: 'mahabubnagar',
  Nizamabad: 'nizamabad',
  Suryapet: 'suryapet',
  Siddipet: 'siddipet',
  Sangareddy: 'sangareddy',
  Miryalaguda: 'nalgonda',
};

const JOB: Readonly<Record<string, string>> = { 'at home with us': 'Homemaker', retired: 'Retired' };

/** 'a bank officer' as a title: 'Bank officer'. */
function titleOf(noun: string): string {
  const plain = noun.replace(/^an? /, '').replace(/^the /, '');
  return JOB[noun] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

function degreeOf({ noun, fields }: Told, random: Random): Degree {
  const [first, second] = DEGREE_OF[noun] ?? [];
  if (first) return second && random.chance(0.4) ? second : first;
  if (fields.education === 'masters' && fields.workLocation.type === 'nri' && random.chance(0.6)) return 'ms';
  return random.weighted(DEGREES[fields.education]);
}

const RELATIONS: readonly SiblingRelation[] = ['elder-brother', 'elder-sister', 'younger-brother', 'younger-sister'];

const worksOf = (relation: SiblingRelation, age: number): readonly string[] => [
  ...SIBLINGS_WORK,
  ...(relation.endsWith('sister') ? ['Homemaker'] : []),
  ...(relation.startsWith('younger') && age <= YOUNGER_STUDY_UNTIL ? [STUDYING] : []),
];

function siblingsOf({ age }: Told, random: Random): Sibling[] {
  const count = random.weighted([
    [0, 2],
    [1, 5],
    [2, 4],
    [3, 2],
  ]);
  const relations = Array.from({ length: count }, () => random.pick(RELATIONS));
  return relations
    .toSorted((one, other) => RELATIONS.indexOf(one) - RELATIONS.indexOf(other))
    .map((relation) => {
      const work = random.pick(worksOf(relation, age));
      const studies = work === STUDYING;
      const married = !studies && random.chance(relation.startsWith('elder') ? 0.8 : age > 30 ? 0.4 : 0.1);
      return { relation, married, work, place: random.chance(0.6) ? random.pick(PLACES) : null };
    });
}

const nameIn = (gender: Gender, family: string, random: Random): string => `${givenNameOf(gender, random)} ${family}`;

function parentsOf({ family, age }: Told, random: Random): Partial<DetailFields> {
  const late = random.chance(age > 35 ? 0.3 : 0.08);
  const fatherIs = (name: string, work: string) => ({
    fatherName: name,
    fatherLiving: late ? ('passed-away' as const) : ('living' as const),
    ...(!late && { fatherWork: work }),
  });
  return {
    familyType: random.pick(['joint', 'nuclear', 'nuclear']),
    ...fatherIs(nameIn('male', family, random), random.pick(FATHERS_WORK)),
    motherName: nameIn('female', family, random),
    motherLiving: 'living',
    motherWork: random.pick(MOTHERS_WORK),
    motherSurname: random.pick(FAMILY_NAMES),
  };
}

function studyOf(told: Told, random: Random): Partial<DetailFields> {
  const { fields, noun } = told;
  const abroad = fields.workLocation.type === 'nri';
  const degree = degreeOf(told, random);
  return {
    degree,
    fieldOfStudy: random.pick(STUDIES[degree] ?? ['General']),
    institution: random.pick(PLACES_OF_STUDY[degree] ?? UNIVERSITIES),
    jobTitle: titleOf(noun),
    employer: abroad ? 'A hospital and technology group' : 'A firm in the city',
    ...(abroad && {
      visaStatus: random.pick(['citizen', 'permanent-resident', 'work-visa', 'work-visa', 'student-visa'] as const),
      settleWish: random.pick(['stay-abroad', 'return-india', 'open', 'open'] as const),
    }),
    afterMarriageWork:
      fields.gender === 'female' ? random.pick(['will-work', 'will-work', 'may-work'] as const) : 'together',
  };
}

/** Two in three tell about the family, four in five about home, study and habits. */
export function rootsOf(told: Told, random: Random): Roots {
  const { home, fields, everything } = told;
  const tells = (share: number): boolean => random.chance(share) || everything;
  const family = tells(0.66);
  const wasMarried = fields.maritalStatus !== 'never-married';
  return {
    details: {
      ...(family && parentsOf(told, random)),
      ...(wasMarried && { children: random.pick([0, 0, 1, 2]), childrenLiveWith: null }),
      ...(tells(0.8) && {
        nativeState: home.state === 'telangana' ? 'telangana' : 'andhra-pradesh',
        nativeDistrict: DISTRICTS[home.city] ?? null,
        nativeVillage: random.pick(VILLAGES),
      }),
      ...(tells(0.8) && studyOf(told, random)),
      ...(tells(0.7) && {
        smoking: random.pick(['no', 'no', 'no', 'occasionally'] as const),
        drinking: random.pick(['no', 'no', 'occasionally'] as const),
        languages: random
          .pick([
            ['te', 'en'],
            ['te', 'en', 'hi'],
            ['te', 'en', 'ta'],
          ] as const)
          .slice(),
      }),
    },
    siblings: family ? siblingsOf(told, random) : [],
  };
}
