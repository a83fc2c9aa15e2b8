import { queryOptions } from '@tanstack/react-query';
import type { PhoneCountriesAnswer, PhoneCountryView } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { INDIA, PHONE_COUNTRIES } from '@kalyanam/shared/base/vocabulary/phone-countries';
import { api } from '../../session/session';

/** Until the answer is there, and without it: the server has the last word about a number. */
const EVERY: PhoneCountryView[] = PHONE_COUNTRIES.map(({ value }) => ({ code: value, sms: value === INDIA }));

export const phoneCountries = queryOptions({
  queryKey: ['phone-countries'],
  queryFn: async ({ signal }) => (await api.get<PhoneCountriesAnswer>(ROUTES.phoneCountries, { signal })).countries,
  staleTime: Infinity,
  placeholderData: EVERY,
});
