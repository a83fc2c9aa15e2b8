import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Entered by phone - Kalyanam',
  heading: 'Your profile, entered by phone',
  lead: (name: string, day: string) =>
    `On ${day} our team entered the profile of ${name} with you on the phone. Everything in it is in the email that led you here. No one sees it before you keep it.`,
  keepHeading: 'Keep it',
  keepText: 'Choose a password of your own. You log in with the email address we wrote to, and can change everything.',
  password: 'Password',
  keep: 'Keep the profile',
  keeping: 'Keeping…',
  agree: 'I declare that this profile is for marriage only, that it is true, and I accept the',
  terms: 'Terms',
  and: 'and the',
  privacy: 'Privacy notice',
  agreeEnd: '.',
  strikeHeading: 'Delete it',
  strikeText: (day: string) => `Until ${day} you can have all of it erased, with one press.`,
  strikeOver:
    'The days for deleting it here are over. Keep it and delete it in Profile Settings, or leave it: it is removed automatically.',
  strike: 'Delete the profile',
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
