import { defineTexts } from '@kalyanam/web/i18n/texts';
import { checkFact as facts, documentKind as documents } from '@kalyanam/shared/base/domain/lists.en';

export const en = {
  facts,
  evidence: {
    ...documents,
    decree: 'Divorce decree',
    'death-certificate': 'Death certificate',
    certificate: 'Degree certificate',
    letter: 'Letter from the employer',
    'residence-card': 'Visa or residence card',
    slip: 'Salary slip',
  },
  title: 'What we checked',
  states: {
    checked: 'Checked',
    lapsed: 'Lapsed',
    vouched: 'Vouched for, no document seen',
    said: 'Not checked',
    unstated: 'Not stated',
  },
  methods: {
    seen: 'document seen',
    compared: 'photo compared',
    code: 'code',
    service: 'login service',
    vouched: 'vouched for',
  },
  failed: 'Failed',
  revoked: (why: string) => `Taken back: ${why}`,
  waiting: 'A file waits',
  revoke: 'Take back',
  revokeOf: (fact: string) => `Take back: ${fact}`,
  revokeLead: 'The profile immediately shows that it was not checked. Only the team sees the reason.',
  reason: 'Why',
  notRevoked: 'The check could not be taken back',
};

export const useTeamCheckTexts = defineTexts('teamChecks', en);
