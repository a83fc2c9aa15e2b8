import { fieldSpec, type FieldName, type FieldWith } from '@kalyanam/shared/profile/fields';
import type { ComponentType, ReactNode } from 'react';
import { useProfileWords } from '../../ui/texts/profile';
import { KINDS, NameControl, type ControlProps } from './field-controls';
import { FamilyLocation, WorkLocation } from './place-fields';

/** Stands beside a field in place of its hint. */
export type FieldNotes = Partial<Record<FieldName, ReactNode>>;

type Control = ComponentType<ControlProps>;
type PlaceControls = Record<FieldWith<{ kind: 'place' }>, Control>;

/** Fields with a control of their own; all others are filled in as their kind is. */
const OWN_CONTROLS: PlaceControls & Partial<Record<FieldName, Control>> = {
  name: NameControl,
  workLocation: WorkLocation,
  familyLocation: FamilyLocation,
};

const controlOf = (field: FieldName): Control =>
  OWN_CONTROLS[field] ?? KINDS[fieldSpec(field).kind as keyof typeof KINDS];

interface ProfileFieldsetProps {
  fields: readonly FieldName[];
  notes?: FieldNotes;
}

/** Some of the catalogue's fields, in its order, in a form of `ProfileValues`. */
export function ProfileFieldset({ fields, notes = {} }: ProfileFieldsetProps) {
  const { labels } = useProfileWords();
  const hints: FieldNotes = labels.hints;
  return fields.map((field) => {
    const Control = controlOf(field);
    return (
      <Control
        key={field}
        field={field}
        label={labels.fields[field]}
        hint={notes[field] ?? hints[field]}
        optional={fieldSpec(field).optional ?? false}
      />
    );
  });
}
