import { zoneLike } from '@kalyanam/shared/calls/zoned-time';
import type { CallZone } from '@kalyanam/shared/calls/zones';
import type { CallPlace } from '@kalyanam/shared/contracts/calls';
import { MESSAGES } from '@kalyanam/shared/messages';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useEffect, useState } from 'react';
import { clockIn } from '../../domain/calls/call-time';
import { useZoneWords } from '../../domain/calls/zone-words';
import { SelectField } from '../../ui/form/select-field';
import { useCallTexts } from './call.en';

/** The zone of this phone if it is one of the country's, else what the server is sure of, else none: it is asked. */
function zoneHere({ zone, zones, sure }: CallPlace): CallZone | null {
  const phone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zoneLike(zones, phone, new Date()) ?? (sure ? zone : null);
}

/** The own zone as it is chosen, and the sentence where it is missing. */
export function useOwnZone(place: CallPlace) {
  const [zone, setZone] = useState(() => zoneHere(place));
  const [missing, setMissing] = useState(false);
  return {
    zone,
    error: missing && !zone ? MESSAGES.required : undefined,
    choose: (chosen: CallZone | null) => {
      setZone(chosen);
      setMissing(false);
    },
    /** Says whether it is missing, and notes it. */
    isMissing: () => {
      setMissing(!zone);
      return !zone;
    },
  };
}

/** The clocks go on while the page is read. */
function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface ZoneFieldProps {
  place: CallPlace;
  zone: CallZone | null;
  theirZone: CallZone;
  name: string;
  error: string | undefined;
  onChoose: (zone: CallZone | null) => void;
}

/** In which zone the member is, where the country has several, and what the clocks of both show now. */
export function ZoneField({ place, zone, theirZone, name, error, onChoose }: ZoneFieldProps) {
  const texts = useCallTexts();
  const words = useZoneWords();
  const language = useLanguage();
  const now = useNow();
  return (
    <div className="grid gap-2">
      {place.zones.length > 1 && (
        <SelectField
          label={texts.zone}
          options={place.zones.map((value) => ({ value, label: `${words[value]}: ${clockIn(value, now, language)}` }))}
          value={zone ?? ''}
          error={error}
          data-zone
          onChange={({ target }) => onChoose(place.zones.find((value) => value === target.value) ?? null)}
        />
      )}
      {zone && zone !== theirZone && (
        <p className="wrap-anywhere text-muted">
          {texts.now(clockIn(zone, now, language), name, clockIn(theirZone, now, language))}
        </p>
      )}
    </div>
  );
}
