import { fieldSpec, type FieldName, type FieldWith } from '@kalyanam/shared/topics/profile/fields';
import type { ComponentType, ReactNode } from 'react';
import { useProfileWords } from '../../ui/texts/profile';
import {
  GothraControl,
  IncomeControl,
  KINDS,
  NameControl,
  QuietChoice,
  SubcasteControl,
  type ControlProps,
} from './field-controls';
import { type Candidate, useCandidateWords } from '../../ui/texts/candidate-words.en';
import { useProfileFormTexts } from './profile-form.en';
import { FamilyLocation, WorkLocation } from './place-fields';
import { TeluguNameControl } from './telugu-name-control';

/** Replaces the field's hint. */
export type FieldNotes = Partial<Record<FieldName, ReactNode>>;

type Control = ComponentType<ControlProps>;
type PlaceControls = Record<FieldWith<{ kind: 'place' }>, Control>;

/** Fields with a control of their own; all others are filled in as their kind is. */
const OWN_CONTROLS: PlaceControls & Partial<Record<FieldName, Control>> = {
  name: NameControl,
  nameTe: TeluguNameControl,
  subcaste: SubcasteControl,
  gothra: GothraControl,
  annualIncome: IncomeControl,
  complexion: QuietChoice,
  workLocation: WorkLocation,
  familyLocation: FamilyLocation,
};

const controlOf = (field: FieldName): Control =>
  OWN_CONTROLS[field] ?? KINDS[fieldSpec(field).kind as keyof typeof KINDS];

interface ProfileFieldsetProps {
  fields: readonly FieldName[];
  notes?: FieldNotes;
  /** The candidate, as the person at the form calls them; their own form by default. */
  candidate?: Candidate;
  /** Folds what can wait: the form asks for addresses elsewhere, and shows the suggested name in Telugu on one line. */
  brief?: boolean;
}

/** Some of the catalogue's fields, in its order, in a form of `ProfileValues`. */
export function ProfileFieldset({ fields, notes = {}, candidate = 'self', brief = false }: ProfileFieldsetProps) {
  const { labels } = useProfileWords();
  const texts = useProfileFormTexts();
  const words = useCandidateWords()[candidate];
  const hints: FieldNotes = { ...texts.hints, ...words.hints };
  const names: typeof labels.fields = { ...labels.fields, ...words.labels };
  return fields.map((field) => {
    const Control = controlOf(field);
    return (
      <Control
        key={field}
        field={field}
        label={names[field]}
        hint={notes[field] ?? hints[field]}
        own={candidate === 'self'}
        brief={brief}
        optional={fieldSpec(field).optional ?? false}
      />
    );
  });
}
