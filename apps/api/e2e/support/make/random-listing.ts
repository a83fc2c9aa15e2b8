import { VOCABULARY } from '@kalyanam/shared/base/domain/vocabulary';
import { DISTRICTS } from '@kalyanam/shared/base/domain/districts';
import { SUBCASTES } from '@kalyanam/shared/base/domain/subcastes';
import { columnName } from '@kalyanam/shared/topics/profile/columns';
import { FILTERS, type Filter, type BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { SORTS } from '@kalyanam/shared/base/vocabulary/status';
import { EDUCATIONS, OCCUPATIONS } from '@kalyanam/shared/base/vocabulary/career';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { DIETS, GENDERS, MARITAL_STATUSES } from '@kalyanam/shared/base/vocabulary/people';
import { NRI_COUNTRIES, STATES } from '@kalyanam/shared/base/vocabulary/places';
import type { DataSource } from 'typeorm';
import type { Dice } from './dice.js';

const CITIES = ['Hyderabad', 'Vijayawada', 'Navi Mumbai', 'navi-mumbai', 'Nellore', 'KURNOOL', 'Kurnool', 'Guntur'];
const PLACES = ['kurnool', 'nellore', 'guntur', 'andhra-pradesh', 'telangana'];
const FIRST_ID = 5_000_000;
const DAY_MS = 86_400_000;

type Row = Record<string, unknown>;

/**
 * Puts members into the listing who have no account: as many kinds of rows as the columns allow.
 * @param tokens gothras and surnames of families who are there
 */
export async function randomListing(
  database: DataSource,
  dice: Dice,
  many: number,
  { now, tokens }: { now: Date; tokens: readonly number[] },
): Promise<void> {
  const some = <T>(value: T): T | null => (dice.chance(0.3) ? null : value);
  const ago = (days: number): Date => new Date(now.getTime() - Math.floor(dice.below(days * 1000) * 86_400));
  const entries: Row[] = [];
  const musts: Row[] = [];
  const avoids: Row[] = [];
  for (let number = 0; number < many; number += 1) {
    const userId = FIRST_ID + number;
    const gender = dice.pick(valuesOf(GENDERS));
    const dob = new Date(now.getTime() - (17 * 365 + dice.below(30 * 365)) * DAY_MS).toISOString().slice(0, 10);
    const inIndia = dice.chance(0.7);
    entries.push({
      userId,
      gender,
      dob,
      birthYear: Number(dob.slice(0, 4)),
      maritalStatus: dice.pick(valuesOf(MARITAL_STATUSES)),
      diet: some(dice.pick(valuesOf(DIETS))),
      heightInches: 54 + dice.below(24),
      caste: some(dice.pick(['reddy', 'others'])),
      subcaste: some(dice.pick(SUBCASTES)),
      education: dice.pick(valuesOf(EDUCATIONS)),
      occupation: dice.pick(valuesOf(OCCUPATIONS)),
      degree: some(dice.pick(VOCABULARY.degree)),
      nativeState: some(dice.pick(Object.keys(DISTRICTS))),
      nativeDistrict: some(dice.pick(Object.values(DISTRICTS).flat().slice(0, 12))),
      visa: some(dice.pick(VOCABULARY.visaStatus)),
      settleWish: some(dice.pick(['open', 'stay-abroad', 'return-india'])),
      afterMarriageWork: some(dice.pick(['together', 'yes', 'no'])),
      smoking: some(dice.pick(['no', 'yes'])),
      drinking: some(dice.pick(['no', 'occasionally', 'yes'])),
      hasChildren: some(dice.chance(0.5)),
      horoscope: some(dice.pick(['stated', 'none'])),
      hasPhoto: dice.chance(0.5),
      incomeRank: dice.below(9),
      workState: inIndia ? dice.pick(valuesOf(STATES).slice(0, 5)) : null,
      workCity: inIndia ? dice.pick(CITIES) : null,
      workCountry: inIndia ? null : dice.pick(valuesOf(NRI_COUNTRIES)),
      familyState: dice.pick(valuesOf(STATES).slice(0, 5)),
      familyCity: dice.pick(CITIES),
      registeredAt: ago(300),
      // Many at one moment, and some too long ago.
      confirmedAt: dice.chance(0.2) ? new Date(now.getTime() - DAY_MS) : ago(100),
      takenOver: dice.chance(0.2),
      newsAt: ago(20),
      verifiedNewsAt: ago(20),
      gothraOwn: dice.chance(0.3) ? dice.pick(tokens) : 0,
      surnameKey: dice.chance(0.3) ? dice.pick(tokens) : 0,
    });
    if (dice.chance(0.2)) avoids.push({ token: dice.pick(tokens), userId, line: 'surname' });
    if (dice.chance(0.5)) musts.push(randomMusts(dice, userId, gender));
  }
  await database.transaction(async (manager) => {
    await manager.query('SET FOREIGN_KEY_CHECKS = 0');
    for (const [table, rows] of [
      ['browse_entries', entries],
      ['browse_musts', musts],
      ['browse_avoids', avoids],
    ] as const) {
      const columns = Object.keys(rows[0] ?? {});
      await manager.query(`INSERT INTO ${table} (${columns.map((column) => columnName(column)).join(', ')}) VALUES ?`, [
        rows.map((row) => columns.map((column) => row[column])),
      ]);
    }
    await manager.query('SET FOREIGN_KEY_CHECKS = 1');
  });
}

function randomMusts(dice: Dice, userId: number, gender: string): Row {
  const rarely = <T>(value: T): T | null => (dice.chance(0.25) ? value : null);
  const words = (list: readonly string[]): string => dice.some(list, 4).join(',');
  return {
    userId,
    gender,
    hides: dice.chance(0.5),
    ageFrom: rarely(18 + dice.below(15)),
    ageTo: rarely(25 + dice.below(15)),
    heightFrom: rarely(54 + dice.below(20)),
    heightTo: rarely(60 + dice.below(20)),
    marital: rarely(words(valuesOf(MARITAL_STATUSES))),
    children: rarely('none'),
    education: rarely(dice.below(6)),
    occupation: rarely(words(valuesOf(OCCUPATIONS))),
    income: rarely(dice.below(9)),
    workPlace: rarely(words([...valuesOf(STATES).slice(0, 5), 'abroad', 'country-usa'])),
    visa: rarely(words(VOCABULARY.visaStatus)),
    settle: rarely(dice.pick(['stay-abroad', 'return-india'])),
    home: rarely(words(PLACES)),
    homeStates: dice.chance(0.3),
    subcaste: rarely(words(SUBCASTES)),
    caste: rarely('reddy'),
    diet: rarely(words(valuesOf(DIETS))),
    smoking: rarely('no'),
    drinking: rarely('no,occasionally'),
    gothra: dice.chance(0.3),
    horoscope: rarely('stated'),
    afterMarriageWork: rarely(words(['yes', 'no'])),
  };
}

const TYPED: Readonly<Record<string, (dice: Dice) => string>> = {
  'birth-years': (dice) => String(1980 + dice.below(28)),
  place: (dice) => dice.pick([...CITIES, 'nellore', 'Nowhere']),
};

function valueOf(dice: Dice, { kind, options, words }: Filter): string {
  if (kind === 'yes') return 'yes';
  if (kind === 'any-of') return dice.some(words ?? [], 5).join(',');
  if (words) return dice.pick(words);
  return options ? dice.pick(options).value : (TYPED[kind]?.(dice) ?? '');
}

/** A question to the list; what opens after verification is in it for verified members alone. */
export function randomQuery(dice: Dice, verified: boolean): BrowseQuery {
  const filters = FILTERS.filter((filter) => dice.chance(0.12) && (verified || !filter.verifiedOnly));
  return {
    ...Object.fromEntries(filters.map((filter) => [filter.name, valueOf(dice, filter)])),
    ...(dice.chance(0.2) && { fits: verified && dice.chance(0.5) ? 'both' : 'mine' }),
    ...(verified && dice.chance(0.2) && { gothra: 'hide-same' }),
    ...(dice.chance(0.5) && { sort: dice.pick(valuesOf(SORTS).filter((sort) => sort !== 'wishes')) }),
    ...(dice.chance(0.4) && { page: String(1 + dice.below(4)) }),
  };
}
