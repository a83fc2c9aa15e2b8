import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  link: 'Someone missing?',
  heading: 'Not in your list?',
  lead: 'We show the first reason that keeps this profile out of the list below.',
  ask: 'Tell me why',
  own: 'This is your own profile ID.',
  notOpen: 'This profile is not open to others now.',
  filter: (name: string) => `Your filter leaves them out: ${name}`,
  fits: 'One of the musts between the two of you is not met.',
  must: (name: string) => `Your must leaves them out: ${name}`,
  theirSetting: 'They show themselves only to those who meet their musts.',
  gothra: 'Your family’s gothra rule or theirs leaves them out.',
  dismissed: (day: string) => `You marked them “Not for us” on ${day}.`,
  listed: (page: number) => `They are in your list, on page ${page}.`,
  show: 'Show that page',
};

export const useWhyTexts = defineTexts('why', en);
