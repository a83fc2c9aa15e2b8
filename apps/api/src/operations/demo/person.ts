/** One plausible candidate, with consistent facts. */
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { teluguName } from '@kalyanam/shared/topics/speech/telugu-name';
import { FIELD_NAMES, fieldSpec, optionsOf, type ProfileFields } from '@kalyanam/shared/topics/profile/fields';
import type { WorkLocation } from '@kalyanam/shared/topics/profile/places';
import { INCOME_BANDS, incomeRank, type IncomeBand } from '@kalyanam/shared/base/vocabulary/career';
import { heightText } from '@kalyanam/shared/base/vocabulary/height';
import { isStated } from '@kalyanam/shared/base/vocabulary/option';
import type { Complexion, Gender, MaritalStatus } from '@kalyanam/shared/base/vocabulary/people';
import type { Career } from './career.js';
import { careerNamed, careerOf } from './careers.js';
import type { PersonName } from './names.js';
import { ABROAD, GOTHRAS, HOMES, NEIGHBOURHOODS, SUBCASTES, WORK_CITIES, type Home } from './places.js';
import { portraitsOf, type PortraitSpec } from './portraits.js';
import type { Random, Weighted } from './random.js';
import { rootsOf, type Roots } from './roots.js';
import { wishesOf, type DemoWishes } from './wishes-of.js';
import { textsOf } from './texts.js';

export interface PersonWish {
  name: PersonName;
  gender: Gender;
  reddy: boolean;
  age?: number;
  careerNoun?: string;
  /** Minimum number of portraits. */
  portraits?: number;
}

type Span = readonly [from: number, to: number];
const AGES: Record<Gender, Weighted<Span>> = {
  female: [
    [[21, 23], 12],
    [[24, 27], 40],
    [[28, 31], 28],
    [[32, 36], 11],
    [[37, 42], 5],
    [[43, 58], 3],
    [[59, 62], 1],
  ],
  male: [
    [[23, 25], 10],
    [[26, 29], 38],
    [[30, 33], 30],
    [[34, 36], 12],
    [[37, 42], 6],
    [[43, 58], 3],
    [[59, 64], 1],
  ],
};
const COMPLEXIONS: Weighted<Complexion> = [
  ['very-fair', 10],
  ['fair', 38],
  ['wheatish', 42],
  ['dark', 10],
];
/** Raises the share of those who work abroad to about three in ten. */
const OVERSEAS = 1.3;
/** Mean and range of heights in inches. */
const HEIGHTS: Record<Gender, readonly [middle: number, reach: number]> = { female: [63, 6], male: [68, 6] };

function maritalStatusAt(age: number, random: Random): MaritalStatus {
  const [never, divorced, widowed] =
    age < 27 ? [98, 2, 0] : age < 36 ? [92, 6, 2] : age < 45 ? [45, 38, 17] : [10, 45, 45];
  return random.weighted<MaritalStatus>([
    ['never-married', never],
    ['divorced', divorced],
    ['widowed', widowed],
  ]);
}

const OPTIONAL_CHOICES = FIELD_NAMES.filter((field) => fieldSpec(field).optional && optionsOf(field).length > 0);

/** Optional choices, which four in five fill in. */
const choicesOf = (random: Random): Partial<ProfileFields> =>
  Object.fromEntries(
    OPTIONAL_CHOICES.map((field) => [
      field,
      random.chance(0.8)
        ? random.pick(
            optionsOf(field)
              .map(({ value }) => value)
              .filter(isStated),
          )
        : null,
    ]),
  );

/** A date of birth, YYYY-MM-DD, of someone who is `age` on that day in India. */
function bornAt(age: number, now: Date, random: Random): string {
  const [year, month, day] = dateInIndia(now).split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year - age, month - 1, day - random.whole(1, 364))).toISOString().slice(0, 10);
}

function heightOf(gender: Gender, random: Random): string {
  const [middle, reach] = HEIGHTS[gender];
  const swing = (random.next() + random.next() + random.next()) / 1.5 - 1;
  return heightText(Math.round(middle + swing * reach));
}

function incomeOf({ income: [start, top] }: Career, age: number, overseas: boolean, random: Random): IncomeBand {
  const [low, high] = [incomeRank(start), incomeRank(top)];
  const grown = low + (high - low) * Math.min(1, (age - 22) / 14) + random.next() * 1.2 - 0.6;
  const rank = Math.min(Math.max(Math.round(grown), low), high) + (overseas && high > 2 ? 2 : 0);
  return (INCOME_BANDS[Math.min(rank, INCOME_BANDS.length - 1)] ?? INCOME_BANDS[0]).value;
}

function workplaceOf(career: Career, age: number, home: Home, random: Random): WorkLocation & { city: string } {
  if (age < 50 && random.chance(Math.min(1, career.abroad * OVERSEAS))) {
    const [country, cities] = random.weighted(ABROAD);
    return { type: 'nri', country, city: random.pick(cities) };
  }
  if (career.place === 'city') {
    const [state, city] = random.weighted(WORK_CITIES);
    return { type: 'india', state, city };
  }
  const { state, city } = career.place === 'home' || random.chance(0.45) ? home : random.weighted(HOMES);
  return { type: 'india', state, city };
}

export function personOf(
  wish: PersonWish,
  now: Date,
  random: Random,
  { choices, roots, wishes, looks }: Record<'choices' | 'roots' | 'wishes' | 'looks', Random>,
): { fields: ProfileFields; portraits: PortraitSpec[]; wished: DemoWishes } & Roots {
  const { gender, name } = wish;
  const age = wish.age ?? random.whole(...random.weighted(AGES[gender]));
  const career = wish.careerNoun ? careerNamed(wish.careerNoun) : careerOf(gender, age, random);
  const home = random.weighted(HOMES);
  const workLocation = workplaceOf(career, age, home, random);
  const overseas = workLocation.type === 'nri';
  const maritalStatus = wish.age ? 'never-married' : maritalStatusAt(age, random);
  const complexion = random.weighted(COMPLEXIONS);
  const { city } = workLocation;
  const fields: ProfileFields = {
    ...choicesOf(choices),
    name: name.full,
    nameTe: teluguName(name.full),
    surname: wish.reddy ? name.family : null,
    dob: bornAt(age, now, random),
    gender,
    caste: wish.reddy ? 'reddy' : 'others',
    subcaste: wish.reddy ? random.weighted(SUBCASTES[home.region]) : null,
    gothra: random.weighted(GOTHRAS),
    maritalStatus,
    height: heightOf(gender, random),
    complexion,
    education: random.weighted(career.education),
    occupation: career.occupation,
    annualIncome: incomeOf(career, age, overseas, random),
    workLocation,
    familyLocation: {
      state: home.state,
      city: home.city,
      address: random.chance(0.2) ? random.pick(NEIGHBOURHOODS) : null,
    },
    ...textsOf(
      {
        gender,
        age,
        maritalStatus,
        given: name.given,
        career,
        city,
        home,
        overseas,
        inOwnWords: wish.age !== undefined,
      },
      random,
    ),
  };
  const everything = wish.age !== undefined;
  const told = rootsOf({ fields, home, noun: career.noun, family: name.family, age, everything }, roots);
  const district = told.details.nativeDistrict ?? null;
  return {
    fields,
    ...told,
    portraits: portraitsOf({ gender, age, complexion, district, name: name.full }, looks, wish.portraits),
    wished: wishesOf({ fields, age, everything }, wishes),
  };
}
