/** What the wizard asks, in one table, and how much of it a screen shows: the views differ in nothing else. */
import { genderOf } from '@kalyanam/shared/topics/family/made-for';
import type { WizardStep } from '@kalyanam/shared/topics/profile/field-spec';
import { pathsOf, type FieldName } from '@kalyanam/shared/topics/profile/fields';
import type { FieldPath } from 'react-hook-form';
import { relationsOf } from './profile-for';
import type { Registration } from './registration';

export const STEPS = ['basic', 'details', 'family', 'documents'] as const satisfies readonly (
  WizardStep | 'documents'
)[];

type OwnPart =
  | ('forWhom' | 'relation' | 'registrantName' | 'candidatePhone')
  | ('email' | 'phone' | 'password' | 'visaStatus')
  | ('workAddress' | 'familyAddress')
  | ('photos' | 'identity' | 'pan' | 'agreement');
export type PartName = Exclude<FieldName, 'diet'> | OwnPart;

/** One question, with the paths of its answers. */
export interface Part {
  readonly name: PartName;
  readonly fields: readonly FieldPath<Registration>[];
  /** Folded away until someone has the time. */
  readonly canWait: boolean;
  /** Asked of some only. */
  readonly concerns?: (form: Concerned) => boolean;
}

/** Answers that decide what else is asked. */
export type Concerned = Pick<Registration, 'forWhom' | 'identityKind'> & { readonly workType: string };

const OWN_FIELDS: Record<OwnPart, readonly FieldPath<Registration>[]> = {
  forWhom: ['forWhom'],
  relation: ['relation'],
  registrantName: ['registrantName'],
  candidatePhone: ['candidatePhone'],
  email: ['email'],
  phone: ['phone'],
  password: ['password'],
  visaStatus: ['visaStatus'],
  workAddress: ['workLocation.address'],
  familyAddress: ['familyLocation.address'],
  photos: ['photosReal'],
  identity: ['identityKind', 'aadhaarNumber', 'identityNumber'],
  pan: ['panNumber'],
  agreement: ['agreeTerms'],
};
const isOwn = (name: PartName): name is OwnPart => name in OWN_FIELDS;
const profilePaths = (name: FieldName) => pathsOf(name).filter((path) => !path.endsWith('.address'));
const fieldsOf = (name: PartName) =>
  isOwn(name) ? OWN_FIELDS[name] : (profilePaths(name) as FieldPath<Registration>[]);

const forSomeoneElse = ({ forWhom }: Concerned) => forWhom !== '' && forWhom !== 'self';
const CONCERNS: Partial<Record<PartName, (form: Concerned) => boolean>> = {
  // A daughter is not asked whether she is female.
  gender: ({ forWhom }) => forWhom === '' || genderOf(forWhom) === '',
  relation: ({ forWhom }) => relationsOf(forWhom).length > 1,
  registrantName: forSomeoneElse,
  candidatePhone: forSomeoneElse,
  visaStatus: ({ workType }) => workType === 'nri',
  pan: ({ identityKind }) => identityKind !== '',
};

/** A few questions that belong together, under one heading. */
interface Group {
  readonly name: string;
  readonly step: (typeof STEPS)[number];
  readonly parts: readonly PartName[];
  readonly canWait?: readonly PartName[];
}

const GROUPS = [
  { name: 'forWhom', step: 'basic', parts: ['forWhom'] },
  {
    name: 'person',
    step: 'basic',
    parts: ['name', 'nameTe', 'gender', 'dob', 'maritalStatus', 'relation'],
  },
  { name: 'reach', step: 'basic', parts: ['registrantName', 'email', 'phone', 'password'] },
  { name: 'community', step: 'details', parts: ['height', 'caste', 'gothra'] },
  { name: 'work', step: 'details', parts: ['education', 'occupation', 'annualIncome'] },
  {
    name: 'workplace',
    step: 'details',
    parts: ['workLocation', 'visaStatus'],
    canWait: ['subcaste', 'surname', 'complexion', 'workAddress'],
  },
  { name: 'home', step: 'family', parts: ['familyLocation'] },
  { name: 'words', step: 'family', parts: ['selfSummary', 'expectations'], canWait: ['familyAddress'] },
  { name: 'photos', step: 'documents', parts: ['photos'] },
  { name: 'identity', step: 'documents', parts: ['identity'], canWait: ['pan'] },
  { name: 'last', step: 'documents', parts: ['candidatePhone', 'agreement'] },
] as const satisfies readonly Group[];
type GroupName = (typeof GROUPS)[number]['name'];

/** One question a screen, a few, or a whole step. */
export type View = 'one' | 'few' | 'step';

export interface Section {
  readonly name: GroupName;
  readonly parts: readonly Part[];
}

export interface Screen {
  /** The place of its step. */
  readonly step: number;
  readonly sections: readonly Section[];
}

const partOf = (name: PartName, canWait = false): Part => {
  const concerns = CONCERNS[name];
  return { name, canWait, fields: fieldsOf(name), ...(concerns && { concerns }) };
};

const SECTIONS = GROUPS.map(({ name, step, parts, ...rest }) => ({
  name,
  step: STEPS.indexOf(step),
  parts: [
    ...parts.map((part) => partOf(part)),
    ...('canWait' in rest ? rest.canWait : []).map((part) => partOf(part, true)),
  ],
}));

/** Every question of a step, in the order of the screens. */
export const partsOfStep = (step: number): readonly Part[] =>
  SECTIONS.filter((section) => section.step === step).flatMap(({ parts }) => parts);

export const partsOf = ({ sections }: Screen): readonly Part[] => sections.flatMap(({ parts }) => parts);

/** The screens of a view, without the questions that do not concern the candidate. */
export function screensFor(view: View, form: Concerned): readonly Screen[] {
  const sections = SECTIONS.map(({ parts, ...section }) => ({
    ...section,
    parts: parts.filter(({ concerns }) => concerns?.(form) ?? true),
  }));
  switch (view) {
    case 'one':
      return sections.flatMap(({ step, name, parts }) =>
        parts.map((part) => ({ step, sections: [{ name, parts: [part] }] })),
      );
    case 'few':
      return sections.map(({ step, ...section }) => ({ step, sections: [section] }));
    case 'step':
      return STEPS.map((_, step) => ({ step, sections: sections.filter((section) => section.step === step) }));
  }
}

/** The question that identifies a screen: the first one that concerns everyone. */
export const nameOf = (screen: Screen): PartName => {
  const parts = partsOf(screen);
  return (parts.find(({ concerns }) => !concerns) ?? parts[0]!).name;
};

/** The screen that asks this; 0 where none does. */
export const screenOf = (screens: readonly Screen[], asks: (part: Part) => boolean): number =>
  Math.max(
    0,
    screens.findIndex((screen) => partsOf(screen).some(asks)),
  );

/** The number of a screen within its step, and of how many. */
export function numberOf(screens: readonly Screen[], place: number): { at: number; of: number } {
  const ofStep = screens.filter(({ step }) => step === screens[place]?.step);
  return { at: ofStep.indexOf(screens[place]!) + 1, of: ofStep.length };
}
