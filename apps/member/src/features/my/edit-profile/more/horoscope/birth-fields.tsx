import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BIRTH_TIME_CERTAINTIES, type BirthTimeCertainty } from '@kalyanam/shared/base/domain/stars';
import type { FieldErrors } from '@kalyanam/shared/base/errors';
import { WHICH_TIMES, type WhichTime } from '@kalyanam/shared/topics/stars/birth-time';
import { HOROSCOPE_LIMITS } from '@kalyanam/shared/topics/stars/horoscope';
import { INDIA_ZONE } from '@kalyanam/shared/topics/calls/zones';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useStarTexts } from '../../../../../parts/stars/stars';
import { ChoiceGroup } from '../../../../../ui/form/choice-group';
import { SelectField } from '../../../../../ui/form/select-field';
import { SuggestField } from '../../../../../ui/form/suggest-field';
import { TextField } from '../../../../../ui/form/text-field';
import type { Draft } from './draft';
import { birthPlacesLike } from './horoscope.queries';

interface BirthFieldsProps {
  dob: string;
  draft: Draft;
  errors: FieldErrors;
  /** The time came twice: they say which it was. */
  twice: boolean;
  onChange: (changes: Partial<Draft>) => void;
}

/** Time, how sure it is, and place; a time alone is enough for the star. */
export function BirthFields({ dob, draft, errors, twice, onChange }: BirthFieldsProps) {
  const texts = useStarTexts();
  const language = useLanguage();
  return (
    <div className="fields">
      <ChoiceGroup
        label={texts.certainty}
        name="birth-certainty"
        options={BIRTH_TIME_CERTAINTIES.map((value) => ({ value, label: texts.words.birthTimeCertainty[value] }))}
        value={draft.certainty}
        error={errors['certainty']}
        onChange={({ target }) => onChange({ certainty: target.value as BirthTimeCertainty, computed: false })}
      />
      {draft.certainty !== 'unknown' && (
        <TextField
          label={texts.time}
          hint={texts.bornOn(formatDay(`${dob}T00:00:00+05:30`, language))}
          error={errors['birthTime']}
          type="time"
          value={draft.birthTime}
          onChange={({ target }) => onChange({ birthTime: target.value, which: '', computed: false })}
        />
      )}
      {twice && (
        <ChoiceGroup
          label={texts.which}
          name="birth-which"
          options={WHICH_TIMES.map((value) => ({ value, label: texts.whichTimes[value] }))}
          value={draft.which}
          error={errors['which']}
          onChange={({ target }) => onChange({ which: target.value as WhichTime, computed: false })}
        />
      )}
      <Place draft={draft} error={errors['placeId']} onChange={onChange} />
      {draft.zones.length > 1 && (
        <SelectField
          label={texts.zone}
          options={draft.zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          value={draft.zone}
          error={errors['zone']}
          onChange={({ target }) => onChange({ zone: target.value, computed: false })}
        />
      )}
    </div>
  );
}

const PAUSE_MS = 300;

interface PlaceProps {
  draft: Draft;
  error: string | undefined;
  onChange: (changes: Partial<Draft>) => void;
}

function Place({ draft: { place, zone: before }, error, onChange }: PlaceProps) {
  const texts = useStarTexts();
  const [resting, setResting] = useState('');
  const typed = place.split(',', 1)[0]?.trim() ?? '';
  useEffect(() => {
    const timer = setTimeout(() => setResting(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [] } = useQuery(birthPlacesLike(resting));
  const choose = (text: string) => {
    const found = data.find(({ name }) => name === text);
    if (found) {
      const [zone = INDIA_ZONE] = found.zones.length === 1 ? found.zones : [''];
      // In the same zone, the reckoning stays as it was.
      const reckoned = zone === before ? {} : { computed: false };
      return onChange({ place: text, placeId: found.id, zones: found.zones, zone, ...reckoned });
    }
    onChange({ place: text, placeId: null, ...(text === '' && { zones: [INDIA_ZONE], zone: INDIA_ZONE }) });
  };
  return (
    <SuggestField
      label={texts.place}
      optional
      hint={texts.placeHint}
      error={error}
      value={place.slice(0, HOROSCOPE_LIMITS.placeLength)}
      onChange={choose}
      suggestions={data.map(({ name }) => name)}
      listedOnly
      matches={(suggestion, text) => suggestion.toLowerCase().startsWith(text.trim().toLowerCase().split(',')[0] ?? '')}
      autoComplete="off"
    />
  );
}
