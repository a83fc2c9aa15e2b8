import { defineTexts } from '@kalyanam/web/i18n/texts';

/** Reporting another member (R28). */
export const en = {
  title: 'Report Profile',
  lead: 'The other side never finds out who reported. Our team reviews every report.',
  reason: 'Reason',
  description: 'What happened?',
  descriptionHint: 'Dates and exact words help our team. Required if the reason is “Something else”.',
  send: 'Send report',
  sending: 'Sending…',
  reported: 'Thank you. Our team will review this profile.',
};

export const useReportTexts = defineTexts('report', en);
