import { useEffect, useId, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { MyDetails, WaitingDetails } from '@kalyanam/shared/contracts/details';
import type { DetailCard as CardName } from '@kalyanam/shared/topics/profile/field-spec';
import { useDetailWords } from '../../../../parts/details/words';
import { Button } from '../../../../ui/button';
import { Icon, type IconName } from '../../../../ui/icon';
import { Notice } from '../../../../ui/notice';
import { showToast } from '../../../../ui/toast';
import { ConflictNotice } from '../../../../ui/conflict-notice';
import { useEditTexts } from '../edit-profile.en';
import { NotSaved } from '../not-saved';
import type { Conflict } from '../use-versioned-save';
import type { DetailValues, Part } from './detail-values';
import { useMoreTexts } from './more-details.en';
import { useCard, useWanted } from './use-card';
import { usePartWords } from './part-words';
import { useCommonTexts } from '../../../../ui/texts/common.en';

const ICONS: Readonly<Record<CardName, IconName>> = { family: 'family', roots: 'place', study: 'work', living: 'home' };

interface DetailCardProps {
  card: CardName;
  details: MyDetails;
  /** Says whether something here is not saved yet. */
  onWatch: (card: CardName, isUnsaved: () => boolean) => void;
  children: ReactNode;
}

/** One card, saved separately. */
export function DetailCard({ card, details, onWatch, children }: DetailCardProps) {
  const texts = useMoreTexts();
  const edit = useEditTexts();
  const common = useCommonTexts();
  const { labels } = useDetailWords();
  const title = labels.cards[card];
  const id = useId();
  const place = useWanted(card);
  const { form, parts, save, failed, conflict, settle, isUnsaved } = useCard(details, card, {
    onUnchanged: () => showToast(edit.nothingChanged),
    onSaved: (waits) => showToast(waits ? edit.savedForReview : texts.saved(title)),
  });
  useEffect(() => {
    onWatch(card, isUnsaved);
  });
  const { isSubmitting, errors, isSubmitted } = form.formState;
  const refused = isSubmitted ? Object.keys(errors).length : 0;
  return (
    <section
      ref={place}
      id={card}
      tabIndex={-1}
      aria-labelledby={id}
      className="scroll-mt-24 rounded-card border border-line bg-paper p-4 focus:outline-none sm:p-6"
    >
      <h2 id={id} className="flex items-center gap-2.5 text-2xl">
        <Icon name={ICONS[card]} className="size-6 text-turmeric-ink" />
        {title}
      </h2>
      <p className="mt-1 mb-5 text-muted">{texts.cardLead[card]}</p>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void save(event)} className="fields">
          {children}
          <Waiting parts={parts} pending={details.pendingReview} />
          {conflict && <Conflicts conflict={conflict} mine={form.getValues()} onSettle={settle} />}
          {refused > 0 && (
            <Notice look="danger" alert>
              {edit.fixFirst(refused)}
            </Notice>
          )}
          {failed !== null && <NotSaved error={failed} />}
          <Button type="submit" busy={isSubmitting} className="w-full sm:w-auto sm:justify-self-start">
            {isSubmitting ? common.saving : texts.save(title)}
          </Button>
        </form>
      </FormProvider>
    </section>
  );
}

/** R112: texts that our team reads first; the fields above have the old values. */
function Waiting({ parts, pending }: { parts: readonly Part[]; pending: WaitingDetails }) {
  const { waiting } = useEditTexts();
  const { labelOf } = usePartWords();
  const waits = parts.flatMap((part) => {
    const text = writtenOf(part, pending);
    return text ? [[part, waiting(`${labelOf(part)}: ${text}`)] as const] : [];
  });
  if (waits.length === 0) return null;
  return (
    <Notice>
      {waits.map(([part, sentence]) => (
        <p key={part} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
    </Notice>
  );
}

function writtenOf(part: Part, { siblings = [], ...lines }: WaitingDetails): string | null | undefined {
  if (part !== 'siblings') return (lines as Partial<Record<Part, string | null>>)[part];
  return siblings
    .flatMap(({ work, place }) => [work, place])
    .filter(Boolean)
    .join(', ');
}

interface ConflictsProps {
  conflict: Conflict<DetailValues, Part>;
  mine: DetailValues;
  onSettle: (part: Part, newest: boolean) => void;
}

function Conflicts({ conflict, mine, onSettle }: ConflictsProps) {
  const { conflictTitle } = useMoreTexts();
  const { labelOf, wordsOf } = usePartWords();
  const fields = conflict.names.map((part) => ({
    field: part,
    label: labelOf(part),
    theirs: wordsOf(part, conflict.newest),
    mine: wordsOf(part, mine),
  }));
  return <ConflictNotice title={conflictTitle} fields={fields} onSettle={onSettle} />;
}
