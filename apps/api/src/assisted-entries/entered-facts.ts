import type { ProfileInput } from '@kalyanam/shared/contracts/profile';
import { fieldSpec, FIELD_NAMES, type FieldName } from '@kalyanam/shared/profile/fields';
import type { OptionLabels } from '@kalyanam/shared/profile/labels';
import { en } from '@kalyanam/shared/profile/labels.en';
import { te } from '@kalyanam/shared/profile/labels.te';
import { PLACE_OPTIONS } from '@kalyanam/shared/profile/places';
import { shownHeight } from '@kalyanam/shared/vocabulary/height';
import { labelOf, type Option } from '@kalyanam/shared/vocabulary/option';
import type { Language } from '@kalyanam/shared/vocabulary/status';

type Translated = Readonly<Record<string, Readonly<Record<string, string>>>> | null;

/** Everything that was entered, a line a field, for the mail that asks whether it is right. */
export function enteredFacts(profile: ProfileInput, language: Language): string {
  const labels = language === 'te' ? te.fields : en.fields;
  const options: (Translated & Partial<OptionLabels>) | null = language === 'te' ? te.options : null;
  const chosen = (list: string, known: readonly Option[], value: string): string =>
    options?.[list as keyof OptionLabels]?.[value as never] ?? labelOf(known, value);
  const placed = (place: object): string =>
    Object.entries(place)
      .filter(([, value]) => Boolean(value))
      .map(([part, value]) => {
        const known = PLACE_OPTIONS[part as keyof typeof PLACE_OPTIONS] as readonly Option[] | undefined;
        return known ? chosen(part, known, String(value)) : String(value);
      })
      .join(', ');
  const said = (field: FieldName): string => {
    const value = profile[field];
    if (value === undefined || value === null || value === '') return '';
    if (typeof value === 'object') return placed(value);
    const { kind, options: known } = fieldSpec(field);
    if (kind === 'height') return shownHeight(value);
    return known ? chosen(field, known, value) : value;
  };
  return FIELD_NAMES.map((field) => [labels[field], said(field)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n');
}
