import { defineTexts } from '@kalyanam/web/i18n/texts';

/** C10: the state of a first call, wherever it is shown. */
export const en = {
  arrange: 'Arrange the first call',
  choose: 'Choose a time',
  see: 'See the call',
  say: 'Say how it was',
  offered: (name: string) => `${name} offers times for a first call`,
  waiting: (name: string) => `You have offered times to ${name}`,
  agreed: (name: string) => `Call with ${name}`,
  brief: {
    offered: 'Offers times for a first call',
    waiting: 'You have offered times',
    agreed: 'The call is agreed',
    asked: 'How was the call?',
    past: 'The time of the call has passed',
    cancelled: 'The call was called off',
    declined: 'The call was declined',
  },
  asked: (name: string) => `How was the call with ${name}?`,
  yours: (time: string) => `${time}, your time`,
  onPhone: (time: string) => `${time} on this phone`,
};

export const useCallsTexts = defineTexts('calls', en);
