import 'reflect-metadata';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { FAMILY_LOCATION_RULES } from '@kalyanam/shared/topics/profile/places';
import { code, email } from '@kalyanam/shared/topics/account/account-fields';
import { atMost, ignored, optional, required } from '@kalyanam/shared/base/rule';
import type { Type } from '@nestjs/common';
import type { AppError } from '../errors/app-error.js';
import { ruled } from './ruled.js';
import { StrictPipe } from './validation.pipe.js';

interface Place {
  state: string;
  city: string;
}

const name = required(atMost(5, MESSAGES.text));
class Needs extends ruled<{ place: Place }>({ place: FAMILY_LOCATION_RULES }) {}
class May extends ruled<{ name?: string; place?: Place }, 'name' | 'place'>(
  {},
  { name, place: FAMILY_LOCATION_RULES },
) {}
class Named extends ruled<{ name: string; age?: number }>({ name, age: ignored }) {}

const passed = (metatype: Type<object>, body: unknown): Promise<unknown> =>
  new StrictPipe().transform(body, { type: 'body', metatype });
const refusal = (metatype: Type<object>, body: unknown): Promise<unknown> =>
  passed(metatype, body).then(
    () => null,
    (error: AppError) => error.extras.fields,
  );

const bothMissing = { 'place.state': MESSAGES.required, 'place.city': MESSAGES.required };
const DELHI = { state: 'delhi', city: 'Delhi' };

describe('the class of a request', () => {
  it('refuses each field by its rule, and lets an instance pass', async () => {
    expect(await refusal(Named, { name: 'longer than that' })).toEqual({ name: MESSAGES.text });
    expect(await refusal(Named, undefined)).toEqual({ name: MESSAGES.required });
    expect(await passed(Named, { name: 'Sita' })).toBeInstanceOf(Named);
  });

  it.each(['text', 7, [], [{ name: 'Sita' }], null])('refuses what is not an object: %j', async (body) => {
    expect(await refusal(Named, body)).toBeTruthy();
  });

  it('refuses unknown fields', async () => {
    expect(await refusal(Named, { name: 'Sita', extra: 1, more: 'x' })).toEqual({
      extra: MESSAGES.unknownField,
      more: MESSAGES.unknownField,
    });
  });

  it.each(['constructor', 'hasOwnProperty', '__proto__', '__defineGetter__', 'prototype', 'toString'])(
    'refuses the inherited name %s, nested too',
    async (name) => {
      const one = JSON.parse(`{"${name}":"1"}`) as object;
      const named = async (form: object, type: Type<object>) => Object.entries((await refusal(type, form)) as object);
      expect(await named({ name: 'Sita', ...one }, Named)).toEqual([[name, MESSAGES.unknownField]]);
      expect(await named({ place: { ...DELHI, ...one } }, May)).toEqual([[`place.${name}`, MESSAGES.unknownField]]);
    },
  );

  it('gives texts on as their rules read them, those of a query too', async () => {
    class Typed extends ruled<{ email: string; code: string }>({ email, code }) {}
    const body = { email: '\u200bsita@example.com\u00a0', code: '౧౨౩ ౪౫౬' };
    for (const type of ['body', 'query'] as const)
      expect(await new StrictPipe().transform(body, { type, metatype: Typed })).toEqual({
        email: 'sita@example.com',
        code: '123456',
      });
  });

  it('gives a text on as empty where it shows nothing, whatever its rule is', async () => {
    class Noted extends ruled<{ note?: string }>({ note: optional(atMost(40, MESSAGES.shortText)) }) {}
    for (const note of ['\u200b', ' \u2060\u3164 ', '\u2800'])
      expect(await new StrictPipe().transform({ note }, { type: 'body', metatype: Noted })).toEqual({ note: '' });
  });

  it('accepts ignored fields', async () => {
    expect(await refusal(Named, { name: 'Sita', age: ['anything'] })).toBeNull();
  });

  it('lets an optional field be omitted, but not emptied against its rule', async () => {
    expect(await refusal(May, {})).toBeNull();
    expect(await refusal(May, { name: null })).toEqual({ name: MESSAGES.required });
    expect(Object.keys((await passed(May, {})) as object)).toEqual([]);
  });
});

describe('a nested object of a request', () => {
  it.each([{}, { place: null }, { place: 'Guntur' }, { place: [] }, { place: {} }])(
    'is refused field by field in %j',
    async (body) => {
      expect(await refusal(Needs, body)).toEqual(bothMissing);
    },
  );

  it('may be omitted where it is optional, but must otherwise be an object', async () => {
    expect(await refusal(May, { place: null })).toEqual(bothMissing);
    expect(await refusal(May, { place: DELHI })).toBeNull();
  });

  it('refuses unknown fields too', async () => {
    expect(await refusal(May, { place: { ...DELHI, pin: '1' } })).toEqual({ 'place.pin': MESSAGES.unknownField });
  });
});

describe('a query', () => {
  const asked = (metatype: Type<object>, value: unknown): Promise<unknown> =>
    new StrictPipe().transform(value, { type: 'query', metatype });
  const outcome = (answer: Promise<unknown>): Promise<unknown> =>
    answer.catch((error: AppError) => error.extras.fields);

  it.each([
    { name: 'Sita' },
    { name: 'longer than that' },
    { name: ['Sita', 'Gita'] },
    {},
    { name: 'Sita', extra: '1' },
    { extra: '1' },
    JSON.parse('{"name":"Sita","__proto__":"1"}'),
    { name: 'Sita', constructor: '1' },
    { name: 'Sita', age: ['anything'] },
    { place: DELHI },
    { place: 'Guntur' },
  ])('is answered as a body is: %j', async (form) => {
    for (const type of [Named, May, Needs])
      expect(await outcome(asked(type, form))).toEqual(await outcome(passed(type, form)));
    expect(await outcome(asked(Named, { name: 'Sita' }))).toBeInstanceOf(Named);
  });
});
