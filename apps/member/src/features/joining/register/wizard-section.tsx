import { useState, type ReactNode, type Ref } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { type Candidate, useCandidateWords } from '../../../ui/texts/candidate-words.en';
import { useProfileWords } from '../../../ui/texts/profile';
import { useDocumentTexts } from '../../../parts/documents/documents.en';
import { Icon } from '../../../ui/icon';
import { AskedPart } from './asked-part';
import type { ChosenFiles } from './files/use-chosen-files';
import { PhoneLater } from './parts/candidate-fields';
import { useRegisterTexts } from './register.en';
import type { Registration } from './registration';
import type { Part, PartName, Section } from './screens';

interface WizardSectionProps {
  section: Section;
  files: ChosenFiles;
  candidate: Candidate;
  /** The focus of a new screen goes on from its question. */
  heading: Ref<HTMLHeadingElement> | undefined;
  /** One question a screen: it needs no other above it, and what can wait is asked in its turn. */
  alone: boolean;
  className: string;
}

/** A few questions that belong together, under the one that says what they are about. */
export function WizardSection({ section, files, candidate, heading, alone, className }: WizardSectionProps) {
  const texts = useRegisterTexts();
  const words = useCandidateWords()[candidate];
  const { name, parts } = section;
  const ask: Record<Section['name'], string> = { ...texts.ask, ...words.ask };
  const folded = alone ? [] : parts.filter(({ canWait }) => canWait);
  const asked = (some: readonly Part[]) =>
    some.map((part) => <AskedPart key={part.name} name={part.name} files={files} candidate={candidate} />);
  return (
    <section className={`fields ${className}`}>
      {!alone && (
        <h3 ref={heading} {...(heading && { tabIndex: -1 })} className="text-2xl outline-none sm:text-xl">
          {ask[name]}
        </h3>
      )}
      {asked(parts.filter((part) => !folded.includes(part)))}
      {name === 'person' && candidate !== '' && candidate !== 'self' && !alone && <PhoneLater candidate={candidate} />}
      {folded.length > 0 && <CanWait parts={folded}>{asked(folded)}</CanWait>}
    </section>
  );
}

/** Whether something in there was refused, or is filled in already. */
function useSpeaksUp(parts: readonly Part[]): boolean {
  const { control, getValues } = useFormContext<Registration>();
  const { errors } = useFormState({ control });
  const fields = parts.flatMap((part) => part.fields);
  const [kept] = useState(() => fields.some((field) => Boolean(getValues(field))));
  return kept || fields.some((field) => get(errors, field) !== undefined);
}

/** Optional questions, folded: the line says which, and opens where one of them needs to be seen. */
function CanWait({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const texts = useRegisterTexts();
  const nameOf = useNames();
  const speaksUp = useSpeaksUp(parts);
  const [opened, setOpened] = useState(false);
  const open = opened || speaksUp;
  return (
    <div className="rounded-card border border-line">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpened(!open)}
        className="flex min-h-12 w-full items-center gap-3 rounded-card px-4 py-2 text-left hover:bg-well"
      >
        <span className="grow">
          <span className="block font-semibold">{texts.canWait}</span>
          <span className="block text-small text-muted">{parts.map(({ name }) => nameOf(name)).join(', ')}</span>
        </span>
        <Icon name="down" className={`size-5 shrink-0 text-accent ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && <div className="fields border-t border-line px-4 py-4">{children}</div>}
    </div>
  );
}

function useNames(): (name: PartName) => string {
  const { labels } = useProfileWords();
  const documents = useDocumentTexts();
  const { parts, fields } = labels;
  const names: Partial<Record<PartName, string>> = {
    ...fields,
    workAddress: parts.workAddress,
    familyAddress: parts.familyAddress,
    pan: documents.panNumber,
  };
  return (name) => names[name] ?? '';
}
