import { defineTexts } from '@kalyanam/web/i18n/texts';
import { en as facts } from '@kalyanam/shared/topics/profile/detail-facts.en';

export const en = {
  ...facts,
  moreVisibleTitle: 'Who sees family details',
  moreVisibleLead:
    'Names of your relatives, your college and employer, and where brothers and sisters live. Everything else is as each line says.',
  moreVisible: { accepted: 'After I accept their interest', verified: 'All verified members' },
  moreVisibleMeans: {
    accepted: 'Only families whose interest you accepted, or who accepted yours.',
    verified: 'Every member whose documents our team has checked.',
  },
  saved: 'Saved.',
};

export const useDetailTexts = defineTexts('details', en);
