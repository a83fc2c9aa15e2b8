import { useState, type FocusEvent } from 'react';
import { typed as plainTyped } from '@kalyanam/shared/base/plain-text';
import { useCommonTexts } from '../texts/common.en';
import { useMonthTexts } from '../texts/months.en';
import { FieldFoot, LabelText, useFieldIds, type FieldProps } from './field';

interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, or '' while a part is missing. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The first part, for moving the focus to an error. */
  ref?: (element: HTMLInputElement | null) => void;
}

interface Parts {
  day: string;
  month: string;
  year: string;
}

const digits = (text: string, most: number) => plainTyped(text).replace(/\D/g, '').slice(0, most);

const partsOf = (value: string): Parts => {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day: day.replace(/^0/, ''), month, year };
};

const dateOf = ({ day, month, year }: Parts): string =>
  day !== '' && month !== '' && year.length === 4 ? [year, month, day.padStart(2, '0')].join('-') : '';

/** Someone born in 98 writes 98: the last century, unless that would make them older than a hundred. */
const fullYear = (year: string): string => {
  if (year.length !== 2) return year;
  const now = new Date().getFullYear();
  const ofThisCentury = Math.floor(now / 100) * 100 + Number(year);
  return String(ofThisCentury > now ? ofThisCentury - 100 : ofThisCentury);
};

/** A date as people say it: day and year are typed, the month is a word. No calendar to scroll back through. */
export function DateField({ label, hint, error, value, onChange, onBlur, ref }: DateFieldProps) {
  const common = useCommonTexts();
  const monthNames = useMonthTexts();
  const { control, hintId, errorId } = useFieldIds({ hint, error });
  const [typed, setTyped] = useState(() => partsOf(value));
  // The value of the form counts, unless it is only incomplete.
  const parts = value !== '' && value !== dateOf(typed) ? partsOf(value) : typed;
  const change = (changed: Partial<Parts>) => {
    const next = { ...parts, ...changed };
    setTyped(next);
    if (dateOf(next) !== value) onChange(dateOf(next));
  };
  /** The three are left together: a user who goes on to the month has not forgotten it. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  const described = {
    'aria-invalid': control['aria-invalid'],
    'aria-describedby': control['aria-describedby'],
  };
  const number = (name: string, part: 'day' | 'year', most: number) => (
    <input
      {...described}
      type="text"
      inputMode="numeric"
      aria-label={name}
      placeholder={name}
      autoComplete={`bday-${part}`}
      value={parts[part]}
      onChange={({ target }) => change({ [part]: digits(target.value, most) })}
      onBlur={part === 'year' ? () => change({ year: fullYear(parts.year) }) : undefined}
      ref={part === 'day' ? ref : undefined}
      className="control px-2! text-center"
    />
  );
  return (
    <fieldset onBlur={leave}>
      <legend className="mb-1.5">
        <LabelText label={label} />
      </legend>
      <div className="date-parts grid max-w-md grid-cols-[4rem_1fr_5.5rem] gap-2">
        {number(common.day, 'day', 2)}
        <select
          {...described}
          aria-label={common.month}
          autoComplete="bday-month"
          value={parts.month}
          onChange={({ target }) => change({ month: target.value })}
          className="control max-[24rem]:ps-2! max-[24rem]:pe-7! max-[24rem]:bg-position-[right_0.375rem_center]!"
        >
          <option value="">{common.month}</option>
          {Object.values(monthNames).map((name, index) => (
            <option key={name} value={String(index + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
        {number(common.year, 'year', 4)}
      </div>
      <FieldFoot hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </fieldset>
  );
}
