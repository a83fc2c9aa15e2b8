import { useState } from 'react';
import type { DeskActView, DeskDraftView } from '@kalyanam/shared/contracts/desk';
import { Section } from '../../../ui/section';
import { Decide } from './decide';
import { useDeskTexts } from './desk.en';
import { DraftLine } from './draft-line';

interface DraftsToDecideProps {
  drafts: readonly DeskDraftView[];
  week: readonly DeskActView[];
}

/** A big yes and a big no for each suggestion. A decided one keeps its place until the page is left. */
export function DraftsToDecide({ drafts, week }: DraftsToDecideProps) {
  const texts = useDeskTexts();
  const shown = useShown(drafts);
  return (
    <Section title={texts.drafts}>
      {shown.length === 0 ? (
        <p className="text-muted">{texts.noDrafts}</p>
      ) : (
        <ul className="grid gap-4">
          {shown.map((draft) => (
            <li key={draft.id} className="grid gap-3 rounded-card border border-line bg-paper p-4">
              <DraftLine draft={draft} />
              <Decide
                draft={draft}
                open={drafts.some(({ id }) => id === draft.id)}
                undone={week.some(({ id, undone }) => id === draft.id && undone)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** All that waited since the page was opened: none may slide under a finger that has just pressed. */
function useShown(drafts: readonly DeskDraftView[]): readonly DeskDraftView[] {
  const [shown, setShown] = useState(drafts);
  const fresh = drafts.filter(({ id }) => !shown.some((one) => one.id === id));
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  // Those that still wait are as they are now: their names follow the language.
  return shown.map((one) => drafts.find(({ id }) => id === one.id) ?? one);
}
