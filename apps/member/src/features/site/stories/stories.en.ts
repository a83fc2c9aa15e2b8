import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Good endings - Kalyanam',
  heading: 'Good endings',
  lead: 'Told by both families, with their own words. No one is paid for it, and no one is invented.',
  families: (one: string, other: string) => `A family of ${one} and a family of ${other}`,
  photo: 'The photo that both families chose',
  none: 'No story yet',
  noneText: 'When two families tell theirs, you will find it here.',
  failed: 'We could not load the stories.',
};

export const useStoriesTexts = defineTexts('stories', en);
