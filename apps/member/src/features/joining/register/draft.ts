/** R32: typed text survives a reload, but no password, number or file is ever kept in the browser. */
import { profileValues } from '@kalyanam/web/form/profile-values';
import { DRAFT_KEY, forgetOldDraft } from '../../../session/old-draft';
import { profileForOf } from './profile-for';
import { EMPTY_REGISTRATION, type Registration } from './registration';
import type { PartName } from './screens';

const TYPED_AGAIN = ['phone', 'password', 'candidatePhone', 'aadhaarNumber', 'identityNumber', 'panNumber'] as const;
export type TypedAgain = (typeof TYPED_AGAIN)[number];

const NEVER_KEPT = {
  phone: '',
  password: '',
  candidatePhone: '',
  aadhaarNumber: '',
  identityNumber: '',
  panNumber: '',
  photosChosen: false,
  photosReal: false,
  agreeTerms: false,
} as const;

export interface DraftPlace {
  step: number;
  /** The question that was open; a draft may be older than this. */
  at?: PartName;
}

interface Draft extends DraftPlace {
  savedAt: number;
  /** Idempotency key of the submission: a repeated one makes no second account. */
  key: string;
  /** The fields of NEVER_KEPT that had a text. */
  again: readonly TypedAgain[];
  values: Registration;
}

export function saveDraft({ values, ...place }: Omit<Draft, 'savedAt' | 'again'>) {
  const before = loadDraft()?.again ?? [];
  const again = TYPED_AGAIN.filter((field) => values[field] !== '' || before.includes(field));
  const draft: Draft = { savedAt: Date.now(), ...place, again, values: { ...values, ...NEVER_KEPT } };
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    return;
  }
}

export function dropDraft() {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    return;
  }
}

/** The draft that is kept, completed with empty values; null when there is none. */
export function loadDraft(): Omit<Draft, 'savedAt'> | null {
  forgetOldDraft();
  try {
    const draft = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null') as Partial<Draft> | null;
    if (!draft?.values) return null;
    return {
      step: draft.step ?? 0,
      ...(draft.at && { at: draft.at }),
      key: draft.key ?? crypto.randomUUID(),
      again: draft.again ?? [],
      values: {
        ...EMPTY_REGISTRATION,
        ...draft.values,
        ...profileValues(draft.values),
        forWhom: profileForOf(draft.values.forWhom),
        ...NEVER_KEPT,
      },
    };
  } catch {
    return null;
  }
}
