import { defineTexts } from '@kalyanam/web/i18n/texts';
import { PHONE_COUNTRIES_EN } from '@kalyanam/shared/base/vocabulary/phone-countries.en';

/** A mobile number and the country it is of (R52). */
export const en = {
  country: 'Country code',
  countries: PHONE_COUNTRIES_EN,
  abroad: 'Without the country code. You verify it with a code by SMS.',
  noSms: 'We cannot send SMS there yet. After your email, we ask for a family number in India as well.',
};

export const usePhoneTexts = defineTexts('phone', en);
