import { fieldsOfStep } from '@kalyanam/shared/topics/profile/fields';
import { expect, it } from 'vitest';
import { EMPTY_REGISTRATION, refusedFields } from './registration';
import { nameOf, partsOf, partsOfStep, screenOf, screensFor, STEPS, type Concerned, type View } from './screens';

const VIEWS: readonly View[] = ['one', 'few', 'step'];
const OWN: Concerned = { forWhom: 'self', identityKind: 'aadhaar', workType: 'nri' };
const DAUGHTER: Concerned = { forWhom: 'daughter', identityKind: '', workType: 'india' };
const namesIn = (view: View, form: Concerned) =>
  screensFor(view, form)
    .flatMap(partsOf)
    .map(({ name }) => name);

it('asks every field of a step in that step, whatever else it asks', () => {
  for (const [index, step] of STEPS.entries()) {
    const asked = partsOfStep(index).map(({ name }) => name as string);
    expect(asked).toEqual(expect.arrayContaining(step === 'documents' ? ['photos'] : [...fieldsOfStep(step)]));
  }
  const asked = STEPS.flatMap((_, index) => partsOfStep(index).flatMap(({ fields }) => fields));
  const refused = Object.keys(refusedFields({ ...EMPTY_REGISTRATION, forWhom: 'daughter', photosChosen: true }));
  expect(asked).toEqual(expect.arrayContaining(refused));
  expect(new Set(asked).size).toBe(asked.length);
});

it.each(VIEWS)('asks the same questions in the same order where a screen shows: %s', (view) => {
  expect(namesIn(view, OWN)).toEqual(namesIn('step', OWN));
  expect(namesIn(view, DAUGHTER)).toEqual(namesIn('step', DAUGHTER));
});

it('asks a family for the candidate’s phone last, and no one whether a daughter is female', () => {
  expect(namesIn('few', DAUGHTER).slice(-2)).toEqual(['candidatePhone', 'agreement']);
  expect(namesIn('few', DAUGHTER)).not.toContain('gender');
  expect(namesIn('few', OWN)).toContain('gender');
  expect(namesIn('few', OWN)).not.toContain('candidatePhone');
});

it('knows each screen of a phone by the same question in every registration', () => {
  expect(screensFor('few', OWN).map(nameOf)).toEqual(screensFor('few', DAUGHTER).map(nameOf));
});

it('finds the screen of a question, and begins where there is none', () => {
  const screens = screensFor('few', OWN);
  expect(screens[screenOf(screens, ({ name }) => name === 'gothra')]?.step).toBe(1);
  expect(screenOf(screens, ({ name }) => name === 'candidatePhone')).toBe(0);
});
