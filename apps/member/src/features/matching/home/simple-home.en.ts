import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  newFamilies: 'New families',
  interests: 'Interests',
  calls: 'Calls',
  ourProfile: 'Our profile',
  help: 'Help',
  families: (count: string) => (count === '1' ? '1 family' : `${count} families`),
  waiting: (count: string) => (count === '1' ? '1 waits for your answer' : `${count} wait for your answer`),
  callsToDo: (count: string) => (count === '1' ? '1 call' : `${count} calls`),
  nothingToDo: 'Nothing to do today',
  opensLater: 'Opens once email and phone are verified',
  helpLead: 'How to make the text larger, and have it read to you',
};

export const useSimpleHomeTexts = defineTexts('simpleHome', en);
