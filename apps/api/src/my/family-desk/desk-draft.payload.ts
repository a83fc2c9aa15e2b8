import type { BiodataChange } from '@kalyanam/shared/contracts/biodata';
import type { DeskDraftView, DeskEditView, DeskFormValues } from '@kalyanam/shared/contracts/desk';
import { birthPlace } from '../../profiles/places/birth-places.js';
import type { DeskDraft } from '../../people/seats/desk-draft.entity.js';
import type { KeptHoroscope } from '../profile/my-horoscope.service.js';
import type { Change, FormBefore } from './ways-back.service.js';

/** The request that the candidate would send; a change also with the values of the time of the suggestion. */
export interface Payload {
  readonly note?: string;
  readonly slots?: string[];
  readonly edit?: { readonly change: Change; readonly before: FormBefore };
  readonly biodata?: NonNullable<DeskDraftView['biodata']>;
  /** The change to a link; `biodata` is that link afterwards. */
  readonly link?: { readonly id: string; readonly change: BiodataChange };
}

export const payloadOf = ({ payload }: Pick<DeskDraft, 'payload'>): Payload => JSON.parse(payload) as Payload;

export const editView = ({ change, before }: NonNullable<Payload['edit']>): DeskEditView => ({
  before: before.of === 'horoscope' ? { of: before.of, fields: shownHoroscope(before.kept) } : before,
  after: change.of === 'horoscope' ? { of: change.of, fields: toldHoroscope(change.told, before) } : change,
});

type Horoscope = Extract<DeskFormValues, { of: 'horoscope' }>['fields'];
type Shown = Omit<KeptHoroscope, 'lat' | 'lon' | 'computedStar' | 'computedPada'>;

const shownHoroscope = (kept: Partial<Shown> | null): Horoscope => ({
  star: kept?.star ?? null,
  pada: kept?.pada ?? null,
  source: kept?.source ?? 'family',
  kuja: kept?.kuja ?? null,
  panchangam: kept?.panchangam ?? null,
  birthTime: kept?.birthTime ?? null,
  certainty: kept?.certainty ?? null,
  which: kept?.which ?? null,
  birthPlace: kept?.birthPlace ?? null,
  zone: kept?.zone ?? null,
  secondSheet: kept?.secondSheet ?? false,
});

/** Parts left out are removed, except for the place, which stays. */
function toldHoroscope(told: Extract<Change, { of: 'horoscope' }>['told'], before: FormBefore): Horoscope {
  const { placeId, ...rest } = told;
  const stays = before.of === 'horoscope' ? before.kept?.birthPlace : null;
  const place = placeId === undefined ? stays : placeId && birthPlace(placeId)?.name;
  return shownHoroscope({ ...(rest as Partial<Shown>), birthPlace: place ?? null });
}
