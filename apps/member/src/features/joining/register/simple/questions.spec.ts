import { expect, it } from 'vitest';
import { numberOf, questionsFor } from './questions';

const ANSWERS = [false, true].flatMap((candidate) =>
  [false, true].flatMap((visa) => [false, true].map((pan) => ({ candidate, visa, pan }))),
);

it.each(ANSWERS)('counts to the same number whatever is answered: %j', (concerned) => {
  const questions = questionsFor(concerned);
  const numbers = questions.map((_, place) => numberOf(questions, place));
  expect(new Set(numbers.map(({ of }) => of))).toEqual(new Set([questionsFor(ANSWERS[0]!).length]));
  expect(numbers[0]).toMatchObject({ at: 1 });
  expect(numbers.at(-1)).toMatchObject({ at: numbers[0]!.of });
  for (const [place, { at }] of numbers.entries())
    expect(at - (numbers[place - 1]?.at ?? 0)).toBe(questions[place]!.follows ? 0 : 1);
});

it('numbers each question alike in every registration', () => {
  const places = new Map<string, number>();
  for (const concerned of ANSWERS) {
    const questions = questionsFor(concerned);
    for (const [place, { name }] of questions.entries()) {
      const { at } = numberOf(questions, place);
      expect([name, places.get(name) ?? at]).toEqual([name, at]);
      places.set(name, at);
    }
  }
});
