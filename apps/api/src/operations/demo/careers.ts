import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { Career } from './career.js';
import { OWN_CAREERS } from './careers-own.js';
import { PUBLIC_CAREERS } from './careers-public.js';
import { SALARIED_CAREERS } from './careers-salaried.js';
import type { Random, Weighted } from './random.js';

const CAREERS = [...SALARIED_CAREERS, ...PUBLIC_CAREERS, ...OWN_CAREERS];
const cache = new Map<string, Weighted<Career>>();

function openTo(gender: Gender, age: number): Weighted<Career> {
  const key = `${gender} ${age}`;
  const found =
    cache.get(key) ??
    CAREERS.filter(({ ages: [from, to] }) => age >= from && age <= to).map((career) => [career, career.share[gender]]);
  cache.set(key, found);
  return found;
}

export const careerOf = (gender: Gender, age: number, random: Random): Career => random.weighted(openTo(gender, age));

export function careerNamed(noun: string): Career {
  const career = CAREERS.find((one) => one.noun === noun);
  if (!career) throw new Error(`No career is called '${noun}'.`);
  return career;
}
