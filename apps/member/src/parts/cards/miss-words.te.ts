import type { en } from './miss-words.en';

export const te: typeof en = {
  habits: {
    'smoking-occasionally': 'అప్పుడప్పుడు పొగ తాగుతారు',
    'smoking-yes': 'పొగ తాగుతారు',
    'drinking-occasionally': 'అప్పుడప్పుడు మద్యం తాగుతారు',
    'drinking-yes': 'మద్యం తాగుతారు',
  },
  is: (wish, fact) => `${wish}: ${fact}`,
  isNot: (wish) => `కుదరనిది: ${wish}`,
};
