import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState, type ReactNode, type Ref } from 'react';
import { isAbroad, phoneCountry, plainPhone } from '@kalyanam/shared/base/phone';
import { typed } from '@kalyanam/shared/base/plain-text';
import { INDIA, type PhoneCountry, PHONE_COUNTRIES } from '@kalyanam/shared/base/vocabulary/phone-countries';
import { Field } from '../../ui/form/field';
import { Icon } from '../../ui/icon';
import { usePhoneTexts } from './phone.en';
import type { PhoneCountriesAnswer, PhoneCountryView } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';

interface PhoneFieldProps {
  label: string;
  /** Hint for a number of India. */
  hint: ReactNode;
  /** Hint for a country that no SMS goes to. */
  noSmsHint?: string;
  /** As typed, with its country in front unless that is India. */
  value: string;
  error: string | undefined;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** The box shows the code alone: a list that is closed would cut the name of the country, which it has when it opens. */
const CODE =
  'relative shrink-0 rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-turmeric-ink';

const countryOf = (value: string): PhoneCountry | null => (isAbroad(value) ? phoneCountry(plainPhone(value)) : null);

/**
 * A mobile number beside its country. A number typed with its country, in any format, selects the country
 * automatically.
 */
export function PhoneField({
  label,
  hint,
  noSmsHint,
  value,
  error,
  name,
  inputRef,
  onChange,
  onBlur,
}: PhoneFieldProps) {
  const texts = usePhoneTexts();
  const { data: countries = [] } = useQuery(phoneCountries);
  const [country, setCountry] = useState<PhoneCountry>(countryOf(value) ?? INDIA);
  const code = country === INDIA ? '' : `+${country}`;
  const national = code !== '' && value.startsWith(code) ? value.slice(code.length) : value;
  const chosen = countries.find((known) => known.code === country);
  const abroadHint = chosen?.sms ? texts.abroad : (noSmsHint ?? texts.noSms);

  const written = (digits: string, prefix: string): string =>
    digits === '' || isAbroad(typed(digits)) ? digits : prefix + digits;
  const leave = () => {
    const plain = plainPhone(value);
    const found = countryOf(plain);
    if (found && countries.some((known) => known.code === found)) setCountry(found);
    onChange(plain);
    onBlur?.();
  };

  return (
    <Field label={label} hint={country === INDIA ? hint : abroadHint} error={error}>
      {(control) => (
        <div className="phone-parts flex gap-2">
          <div className={CODE}>
            <span aria-hidden="true" className="control flex items-center gap-2">
              {`+${country}`}
              <Icon name="down" className="size-4 text-muted" />
            </span>
            <select
              aria-label={`${texts.country}: ${texts.countries[country]}`}
              value={country}
              onChange={({ target }) => {
                const picked = target.value as PhoneCountry;
                setCountry(picked);
                onChange(written(national, picked === INDIA ? '' : `+${picked}`));
              }}
              className="absolute inset-0 w-full cursor-pointer opacity-0"
            >
              {countries.map((known) => (
                <option key={known.code} value={known.code}>
                  {`+${known.code} ${texts.countries[known.code]}`}
                </option>
              ))}
            </select>
          </div>
          <input
            type="tel"
            inputMode="tel"
            autoComplete={country === INDIA ? 'tel-national' : 'tel'}
            {...control}
            ref={inputRef}
            name={name}
            value={national}
            onChange={({ target }) => onChange(written(target.value, code))}
            onBlur={leave}
            className="control min-w-0 grow"
          />
        </div>
      )}
    </Field>
  );
}

/** Until the answer is there, and without it: the server has the last word about a number. */
const EVERY: PhoneCountryView[] = PHONE_COUNTRIES.map(({ value }) => ({ code: value, sms: value === INDIA }));

const phoneCountries = queryOptions({
  queryKey: ['phone-countries'],
  queryFn: async ({ signal }) => (await api.get<PhoneCountriesAnswer>(ROUTES.phoneCountries, { signal })).countries,
  staleTime: Infinity,
  placeholderData: EVERY,
});
