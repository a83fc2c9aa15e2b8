import { CALL_LIMITS } from '@kalyanam/shared/topics/calls/calls';
import { offeredDays } from '@kalyanam/shared/topics/calls/offered-days';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useId, useMemo, useState } from 'react';
import { shortDay } from '../../../parts/calls/call-time';
import { FieldError } from '../../../ui/form/field';
import { OtherTime, type TypedTime } from './other-time';
import { SlotRow } from './slot-row';
import { useCallTexts } from './call.en';
import { useNow } from './zone-field';

const HALF_HOUR_MS = 1_800_000;

interface SlotChoiceProps {
  myZone: string;
  theirZone: string;
  /** The chosen beginnings, as moments. */
  chosen: readonly string[];
  /** A time of one's own choice, until it is added. */
  typed: TypedTime;
  error: string | undefined;
  onType: (typed: TypedTime) => void;
  onAdd: (slot: string) => void;
  onChange: (chosen: readonly string[]) => void;
}

/** Four days, each with hours at which both families are awake, by both clocks; any other time is one press away. */
export function SlotChoice({ myZone, theirZone, chosen, typed, error, onType, onAdd, onChange }: SlotChoiceProps) {
  const texts = useCallTexts();
  const language = useLanguage();
  const errorId = useId();
  // Rounded up: a time that was soon enough at the last half hour may be too soon by now.
  const halfHours = Math.ceil(useNow().getTime() / HALF_HOUR_MS);
  const days = useMemo(
    () => offeredDays(new Date(halfHours * HALF_HOUR_MS), myZone, theirZone),
    [halfHours, myZone, theirZone],
  );
  const [date, setDate] = useState<string | null>(null);
  // A day with less than two hours left is offered, but not shown first.
  const day = days.find((known) => known.date === date) ?? days.find(({ slots }) => slots.length > 2) ?? days[0];
  if (!day) return null;
  const shown = day.slots.map((slot) => slot.toISOString());
  const elsewhere = chosen.filter((slot) => !shown.includes(slot));
  const isFull = chosen.length >= CALL_LIMITS.slots;
  const toggle = (slot: string, wanted: boolean) =>
    onChange(wanted ? [...chosen, slot].toSorted() : chosen.filter((known) => known !== slot));
  const row = (slot: string, dated = false) => (
    <SlotRow
      key={slot}
      slot={slot}
      {...{ myZone, theirZone, dated }}
      checked={chosen.includes(slot)}
      disabled={isFull && !chosen.includes(slot)}
      onChange={(wanted) => toggle(slot, wanted)}
    />
  );
  return (
    <fieldset data-slot aria-describedby={error ? errorId : undefined} className="grid min-w-0 gap-3">
      <legend className="sr-only">{texts.times}</legend>
      <div role="group" aria-label={texts.day} className="grid grid-cols-4 gap-2">
        {days.map((known) => (
          <button
            key={known.date}
            type="button"
            aria-pressed={known === day}
            onClick={() => setDate(known.date)}
            className="min-h-12 rounded-full border border-edge bg-paper px-1 text-[clamp(15.9px,4.5vw,1.0625rem)] whitespace-nowrap text-ink aria-pressed:border-kumkum aria-pressed:bg-kumkum aria-pressed:font-semibold aria-pressed:text-on-kumkum"
          >
            {shortDay(known.date, language)}
          </button>
        ))}
      </div>
      {!day.daytime && <p className="text-small font-semibold text-amber">{texts.leastBad}</p>}
      <ul className={`grid gap-2 ${myZone === theirZone ? 'grid-cols-2' : ''}`}>{shown.map((slot) => row(slot))}</ul>
      {elsewhere.length > 0 && (
        <div>
          <h2 className="mb-2 font-semibold">{texts.alsoOffered}</h2>
          <ul className="grid gap-2">{elsewhere.map((slot) => row(slot, true))}</ul>
        </div>
      )}
      <FieldError id={errorId} error={error} />
      {isFull ? (
        <p className="text-small text-muted">{texts.full}</p>
      ) : (
        <OtherTime {...{ myZone, theirZone, typed, onType }} onAdd={onAdd} />
      )}
    </fieldset>
  );
}
