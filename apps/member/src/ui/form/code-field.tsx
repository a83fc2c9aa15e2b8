import type { ComponentProps } from 'react';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { typed } from '@kalyanam/shared/base/plain-text';
import { Field, type FieldProps } from './field';

type CodeFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> & { value: string; onChange: (code: string) => void };

const BOXES = Array.from({ length: LIMITS.codeLength }, (_, place) => place);
const BOX = 'h-full rounded-control border bg-paper';

/**
 * Six boxes to look at, one input to type in, so that a paste and the phone's own suggestion simply work. The digits
 * are spaced to fit the boxes, which are drawn behind them.
 */
export function CodeField({ label, hint, error, value, onChange, ...input }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="@container">
          <div className="relative mb-2 h-15 [--gap:0.5rem] [--pitch:min(3.5rem,100cqi/6.3)]">
            <input
              {...input}
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={value}
              onChange={(event) => onChange(typed(event.target.value).replace(/\D/g, '').slice(0, LIMITS.codeLength))}
              className="peer relative z-1 h-full w-[calc(6.3*var(--pitch))] bg-transparent pl-[calc((var(--pitch)-var(--gap)-1ch)/2)] text-2xl font-semibold tracking-[calc(var(--pitch)-1ch)] tabular-nums outline-none"
            />
            <div
              aria-hidden="true"
              className="absolute inset-y-0 left-0 grid w-[calc(6*var(--pitch)-var(--gap))] auto-cols-fr grid-flow-col gap-(--gap) rounded-control outline-offset-4 peer-focus-visible:outline-3 peer-focus-visible:outline-turmeric-ink"
            >
              {BOXES.map((place) => (
                <span
                  key={place}
                  className={`${BOX} ${error ? 'border-danger ring-1 ring-danger' : place < value.length ? 'border-kumkum' : 'border-edge'}`}
                />
              ))}
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}
