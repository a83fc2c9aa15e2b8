import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Entered on the phone - Kalyanam',
  heading: 'Your profile, entered on the phone',
  lead: (name: string, day: string) =>
    `On ${day} our team entered the profile of ${name} with you on the phone. Everything in it is in the email that led you here. Nobody sees it before you keep it.`,
  keepHeading: 'Keep it',
  keepText: 'Choose a password of your own. You log in with the email to which we wrote, and can change everything.',
  password: 'Password',
  keep: 'Keep the profile',
  keeping: 'Keeping…',
  agree: 'I declare that this profile is for marriage only, that it is true, and I accept the',
  terms: 'Terms',
  and: 'and the',
  privacy: 'Privacy notice',
  agreeEnd: '.',
  strikeHeading: 'Strike it',
  strikeText: (day: string) => `Until ${day} you can have all of it erased, at a press.`,
  strikeOver:
    'The days for striking it are over. Keep it and delete it in Profile Settings, or leave it: it is removed by itself.',
  strike: 'Strike the profile',
  strikeQuestion: 'Everything that was entered is erased, and this can’t be undone.',
  keptHeading: 'The profile is kept',
  keptText: 'Log in with your email and your password.',
  login: 'Login',
  struckHeading: 'Everything is erased',
  struckText: 'Thank you for telling us.',
  toStart: 'To the start page',
  over: 'This link has been used, or its days are over.',
};

export const useAssistedTexts = defineTexts('assisted', en);
