import { zoneLike } from '@kalyanam/shared/topics/calls/zoned-time';
import { INDIA_ZONE, type CallZone } from '@kalyanam/shared/topics/calls/zones';
import type { CallPlace } from '@kalyanam/shared/contracts/calls';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useEffect, useState } from 'react';
import { clockIn, phoneZone, useZoneWords } from '../../../parts/calls/call-time';
import { SelectField } from '../../../ui/form/select-field';
import { useCallTexts } from './call.en';

/** Chrome's name for the zone of India. */
const OLD_INDIA = 'Asia/Calcutta';

/** The zones in which times can be typed, and the default zone; null: the member must choose. */
function clocksHere({ zone, zones, sure }: CallPlace) {
  const phone = phoneZone();
  const ofPhone = phone && zoneLike(zones, phone, new Date());
  const isAway = phone !== null && !ofPhone;
  const first = [isAway ? phone : ofPhone, sure ? zone : null].filter((clock) => clock !== null);
  return {
    clocks: [...new Set<string>([...first, ...zones])],
    isAway,
    here: ofPhone ?? (sure && !isAway ? zone : null),
  };
}

/** The own zone as it is chosen, and the sentence where it is missing. Of a phone abroad no clock is taken for granted. */
export function useOwnZone(place: CallPlace) {
  const [{ clocks, isAway, here }] = useState(() => clocksHere(place));
  const [zone, setZone] = useState<string | null>(here);
  const [missing, setMissing] = useState(false);
  return {
    ...{ clocks, isAway, zone },
    /** The zone for the server; nothing where it is not one of the place of work. */
    told: place.zones.find((known) => known === zone),
    error: missing && !zone ? MESSAGES.required : undefined,
    choose: (chosen: string | null) => {
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
  own: ReturnType<typeof useOwnZone>;
  theirZone: string;
  name: string;
  error: string | undefined;
}

/** In which zone the member is, where there is a choice, and what the clocks of both show now. */
export function ZoneField({ own: { clocks, isAway, zone, choose }, theirZone, name, error }: ZoneFieldProps) {
  const texts = useCallTexts();
  const words = useZoneWords();
  const language = useLanguage();
  const now = useNow();
  const nameOf = (clock: string, at: number): string => {
    const known = words[(clock === OLD_INDIA ? INDIA_ZONE : clock) as CallZone] as string | undefined;
    if (!isAway || at > 0) return known ?? clock;
    return known ? texts.phoneIn(known) : texts.phone;
  };
  return (
    <div className="grid gap-2">
      {clocks.length > 1 && (
        <SelectField
          label={texts.zone}
          hint={isAway ? texts.zoneDiffers : undefined}
          options={clocks.map((value, at) => ({
            value,
            label: texts.zoneNow(nameOf(value, at), clockIn(value, now, language)),
          }))}
          value={zone ?? ''}
          error={error}
          data-zone
          onChange={({ target }) => choose(target.value || null)}
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
