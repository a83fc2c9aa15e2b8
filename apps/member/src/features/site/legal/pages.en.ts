import { defineTexts } from '@kalyanam/web/i18n/texts';
import { readLegalText } from '@kalyanam/shared/topics/legal/legal-text';
import { en as legal } from '@kalyanam/shared/topics/legal/legal-texts.en';
import { LIMITS } from '@kalyanam/shared/base/limits';

interface Facts {
  documents: string;
  site: string;
  email: string;
  /** Null where the build names no one. */
  officer: string | null;
  officerEmail: string;
  supportHours: number;
}

type Block = readonly [heading: string, ...paragraphs: string[]];

export interface InformationText {
  title: string;
  lead: string;
  blocks: readonly Block[];
}

const { grievance } = LIMITS;

export const en = {
  privacy: (facts: Facts): InformationText => ({ title: 'Privacy', ...readLegalText(legal.privacy, facts) }),
  terms: (facts: Facts): InformationText => ({ title: 'Terms', ...readLegalText(legal.terms, facts) }),
  contact: (facts: Facts): InformationText => ({
    title: 'Contact',
    lead: `Our support team answers within ${facts.supportHours} hours.`,
    blocks: [
      ['Write to us', `${facts.email}`, 'Please write from the email address you registered with.'],
      [
        'Staying safe',
        'Never send money to someone you met here, whatever the reason given.',
        'Meet for the first time with your families, in a public place.',
        'Ask for the workplace and speak to relatives before you decide.',
        'Never pass on a code that we sent you. Our team never asks for it.',
        'Report a profile that asks for money, hides facts or behaves badly: the other side never finds out who reported it.',
      ],
    ],
  }),
  grievance: (facts: Facts): InformationText => ({
    title: 'Grievance officer',
    lead: 'For complaints about content, privacy or conduct on this site.',
    blocks: [
      ['Who', facts.officer ?? 'This is a demonstration site: no one is named here.', facts.officerEmail],
      [
        'How',
        `Write what happened, when, and on which profile. We confirm your complaint within ${grievance.confirmedHours} hours and answer it within ${grievance.answeredDays} days, as the rules for ${facts.site} and other intermediaries in India require.`,
      ],
    ],
  }),
};

export const usePages = defineTexts('pages', en);
