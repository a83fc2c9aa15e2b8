import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Good endings - Kalyanam',
  heading: 'Good endings',
  lead: 'Told by both families, with their own words. Nobody is paid for it, and nobody is invented.',
  families: (one: string, other: string) => `A family of ${one} and a family of ${other}`,
  photo: 'The photo that both families chose',
  none: 'No story is told yet',
  noneText: 'When two families wish to tell theirs, it stands here.',
  failed: 'We could not load the stories.',
};

export const useStoriesTexts = defineTexts('stories', en);
