import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Biodata to print - Kalyanam',
  heading: 'Biodata to print',
  back: 'Back to My Profile',
  lead: 'Print it, or save it as a PDF to send. It is in the language you read now.',
  withPhoto: 'With my photo',
  withContact: 'With phone, email and family address',
  print: 'Print or save as PDF',
  biodata: 'Biodata',
  personal: 'Personal',
  roots: 'Roots and lineage',
  contact: 'Contact',
  dateOfBirth: 'Date of birth',
};

export const useBiodataTexts = defineTexts('biodata', en);
