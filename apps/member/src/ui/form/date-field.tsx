import { useState, type FocusEvent } from 'react';
import { useCommonTexts } from '../texts/common.en';
import { useMonthTexts } from '../texts/months.en';
import { FieldFoot, LabelText, useFieldIds, type FieldProps } from './field';

interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, or '' while a part is missing. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Years offered, in the order shown. */
  years: readonly number[];
  /** The first select, for moving the focus to an error. */
  ref?: (element: HTMLSelectElement | null) => void;
}

interface Part {
  label: string;
  options: readonly { value: string; label: string }[];
}

const numbers = (values: readonly number[]) =>
  values.map((value) => ({ value: String(value).padStart(2, '0'), label: String(value) }));
const DAYS = numbers(Array.from({ length: 31 }, (_, index) => index + 1));

/** A date by three selects: no calendar to scroll back through. */
export function DateField({ label, hint, error, value, onChange, onBlur, years, ref }: DateFieldProps) {
  const common = useCommonTexts();
  const monthNames = useMonthTexts();
  const { control, hintId, errorId } = useFieldIds({ hint, error });
  const [typed, setTyped] = useState(['', '', '']);
  const [year = '', month = '', day = ''] = value ? value.split('-') : typed;
  const months = Object.values(monthNames).map((name, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: name,
  }));
  const choose = (index: number, chosen: string) => {
    const parts = [year, month, day].map((part, at) => (at === index ? chosen : part));
    setTyped(parts);
    onChange(parts.every(Boolean) ? parts.join('-') : '');
  };
  /** The three are left together: a user who goes on to the month has not forgotten it. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  const select = ({ label: name, options }: Part, index: number, chosen: string) => (
    <select
      aria-label={name}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
      autoComplete={['bday-year', 'bday-month', 'bday-day'][index]}
      value={chosen}
      onChange={(event) => choose(index, event.target.value)}
      ref={index === 2 ? ref : undefined}
      // On the narrowest phones the arrow leaves room for రోజు and ఏడాది.
      className="control max-[24rem]:ps-2! max-[24rem]:pe-6! max-[24rem]:bg-position-[right_0.375rem_center]!"
    >
      <option value="">{name}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
  return (
    <fieldset onBlur={leave}>
      <legend className="mb-1.5">
        <LabelText label={label} />
      </legend>
      <div className="date-parts grid grid-cols-[1fr_1.5fr_1.2fr] gap-2">
        {select({ label: common.day, options: DAYS }, 2, day)}
        {select({ label: common.month, options: months }, 1, month)}
        {select({ label: common.year, options: numbers(years) }, 0, year)}
      </div>
      <FieldFoot hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </fieldset>
  );
}
