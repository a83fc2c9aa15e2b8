import { defineTexts } from '@kalyanam/web/i18n/texts';

export type Hobby = 'sundays' | 'cooking' | 'music' | 'books' | 'gardens' | 'travel' | 'dance' | 'sport';

const liked = (label: string, what: string) => ({
  label,
  sentence: `Namaste. I liked what you wrote about ${what}, and would like to hear more.`,
});

/** Beginnings of the words with an interest, each a whole sentence. */
export const en = {
  hobbies: {
    sundays: liked('Your Sundays', 'your Sundays'),
    cooking: liked('Your cooking', 'cooking'),
    music: liked('Your music', 'music'),
    books: liked('Your books', 'books'),
    gardens: liked('Your garden', 'your garden'),
    travel: liked('Your travels', 'travelling'),
    dance: liked('Your dance', 'dance'),
    sport: liked('Your sport', 'sport'),
  } satisfies Record<Hobby, { label: string; sentence: string }>,
  native: (place: string) => ({
    label: `Your family in ${place}`,
    sentence: `Namaste. Your family is from ${place}; our family would be glad to know yours.`,
  }),
  job: (title: string) => ({
    label: 'Your work',
    sentence: `Namaste. I would like to hear more about your work (${title}).`,
  }),
  work: (city: string) => ({
    label: `Your work in ${city}`,
    sentence: `Namaste. I would like to hear more about your work in ${city}.`,
  }),
  studies: (degree: string) => ({
    label: 'Your studies',
    sentence: `Namaste. I would like to hear more about your studies (${degree}).`,
  }),
  families: {
    label: 'Would our families talk?',
    sentence: 'Namaste. We read your profile with interest. May our families talk?',
  },
  values: {
    label: 'What we value',
    sentence: 'Namaste. Our families seem to value the same things, and I would be glad to hear from you.',
  },
};

export const useBeginningTexts = defineTexts('beginnings', en);
