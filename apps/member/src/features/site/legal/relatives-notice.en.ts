import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/base/limits';

export const en = {
  heading: 'Someone wrote about me',
  lead: `A member may have named you as a relative: your name, your work, where you live. If that is not right, or you do not want it, tell us. You need no account; our team answers within ${LIMITS.relativesDays} days.`,
  email: 'Email',
  emailHint: 'We send a code to it, and later our answer.',
  what: 'What is written, and what is wrong with it',
  whatHint: 'Tell us which profile if you can: the name in it, or its profile ID.',
  send: 'Send',
  codeSent: (email: string) => `We sent a code to ${email}. Enter it, and your message goes to our team.`,
  code: 'Code',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  again: 'Change the message',
  done: (ticket: string) => `Your message has the number ${ticket}`,
  doneLead: (day: string) => `Our team answers by ${day}, by email.`,
};

export const useRelativesNoticeTexts = defineTexts('relativesNotice', en);
