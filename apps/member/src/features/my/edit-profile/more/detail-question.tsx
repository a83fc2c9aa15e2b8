import { FormProvider } from 'react-hook-form';
import type { MyDetails, WaitingDetails } from '@kalyanam/shared/contracts/details';
import { AsksNote } from '../../../../parts/family-desk/asks';
import { lazyPart } from '../../../../shell/lazy-part';
import { ConflictNotice } from '../../../../ui/conflict-notice';
import { Notice } from '../../../../ui/notice';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { useEditTexts } from '../edit-profile.en';
import { NotSaved } from '../not-saved';
import type { Conflict } from '../use-versioned-save';
import { DetailField } from './detail-field';
import { isRelative, type DetailValues, type Part } from './detail-values';
import { useMoreTexts } from './more-details.en';
import { usePartWords } from './part-words';
import { QUESTION_FORM, QuestionFrame, type QuestionWays } from './question-frame';
import { detailsOf, type Question } from './questions';
import { RelativesConsent } from './relatives-consent';
import type { useDetails } from './use-details';

const Siblings = lazyPart(async () => (await import('./siblings-fields')).SiblingsFields);
const Roots = lazyPart(async () => (await import('./roots-fields')).RootsFields);

interface DetailQuestionProps extends QuestionWays {
  question: Question;
  details: MyDetails;
  saving: ReturnType<typeof useDetails>;
  /** Whether the last press of Next was at this question. */
  sent: boolean;
  onSend: () => void;
}

/** A question that is saved with the details. */
export function DetailQuestion({ question, details, saving, sent, onSend, ...ways }: DetailQuestionProps) {
  const { form, failed, conflict, settle } = saving;
  const edit = useEditTexts();
  const { isSubmitting, errors } = form.formState;
  const refused = sent && Object.keys(errors).length > 0;
  return (
    <QuestionFrame question={question} busy={isSubmitting} {...ways}>
      <AsksNote act="edit" />
      <FormProvider {...form}>
        <form
          id={QUESTION_FORM}
          noValidate
          onSubmit={(event) => {
            onSend();
            void saving.save(event);
          }}
          className="fields"
        >
          <Fields question={question} />
          {question.parts.some(isRelative) && !details.familyConsent && <RelativesConsent />}
          <Waiting parts={question.parts} pending={details.pendingReview} />
          {sent && conflict && <Conflicts conflict={conflict} mine={form.getValues()} onSettle={settle} />}
          {refused && (
            <Notice look="danger" alert>
              {edit.fixFirst(Object.keys(errors).length)}
            </Notice>
          )}
          {sent && failed !== null && <NotSaved error={failed} />}
        </form>
      </FormProvider>
    </QuestionFrame>
  );
}

function Fields({ question }: { question: Question }) {
  const waiting = (
    <Skeleton>
      <SkeletonBlock className="h-64 w-full" />
    </Skeleton>
  );
  if (question.id === 'siblings') return <Siblings waiting={waiting} />;
  if (question.id === 'roots') return <Roots waiting={waiting} />;
  const asked = detailsOf(question);
  return asked.map((detail) => <DetailField key={detail} detail={detail} alone={asked.length === 1} />);
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
