import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { isLost } from '@kalyanam/web/api-error';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { DRAFT_DAYS } from '../../../session/old-draft';
import { useDocumentTexts } from '../../../parts/documents/documents.en';
import { numberFieldOf } from '../../../parts/documents/identity-values';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { Notice } from '../../../ui/notice';
import { useCandidateWords } from '../../../ui/texts/candidate-words.en';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useFailure } from '../../../ui/texts/sentences';
import { useIdentityTexts } from '../../../parts/identity/identity.en';
import type { IdentityHint } from '../../../parts/identity/use-identity-hint';
import type { TypedAgain } from './draft';
import { relationsOf } from './profile-for';
import { useRegisterTexts } from './register.en';
import type { Registration } from './registration';
import type { PartName } from './screens';
import { useRefusedCounts } from './use-wizard';

interface DraftNoticeProps {
  /** Fields that had a text, which no draft keeps. */
  typed: readonly TypedAgain[];
  onStartOver: () => void;
}

/** On the screen where a kept draft opens, with the fields that must be typed once more. */
export function DraftNotice({ typed, onStartOver }: DraftNoticeProps) {
  const texts = useRegisterTexts();
  const documents = useDocumentTexts();
  const form = useWatch<Registration>() as Registration;
  const { labels } = useCandidateWords()[form.forWhom];
  const kind = form.identityKind || 'aadhaar';
  const names: Partial<Record<TypedAgain, string>> = {
    phone: texts.phone,
    password: texts.password,
    ...(relationsOf(form.forWhom).length > 0 && { candidatePhone: labels.candidatePhone }),
    [numberFieldOf(kind)]: documents.numbers[kind],
    panNumber: documents.panNumber,
  };
  const missing = typed.flatMap((field) => (form[field] === '' && names[field] ? [names[field]] : []));
  return (
    <Notice>
      <p>{texts.draftRestored}</p>
      {missing.length > 0 && <p>{texts.typeAgain(missing.join(', '))}</p>}
      <Button look="quiet" className="-ml-3" onClick={onStartOver}>
        {texts.startOver}
      </Button>
    </Notice>
  );
}

/** How long the draft stays, and the way to be rid of it. */
export function DraftKept({ onStartOver }: { onStartOver?: () => void }) {
  const texts = useRegisterTexts();
  return (
    <div className="text-small text-muted">
      <p>{texts.draftKept(DRAFT_DAYS)}</p>
      {onStartOver && (
        <Button look="quiet" className="-ml-3 text-small" onClick={onStartOver}>
          {texts.startOver}
        </Button>
      )}
    </div>
  );
}

interface WizardProblemsProps {
  left: ReadonlySet<PartName>;
  tried: boolean;
  failed: unknown;
}

/** The reason why the last submission failed. */
export function WizardProblems({ left, tried, failed }: WizardProblemsProps) {
  if (failed !== null) return <Failed thrown={failed} />;
  return tried ? <Refused left={left} /> : null;
}

function Refused({ left }: { left: ReadonlySet<PartName> }) {
  const texts = useRegisterTexts();
  const refused = useRefusedCounts(left).reduce((sum, count) => sum + count);
  return refused > 0 ? (
    <Notice look="danger" alert>
      {texts.fixFirst(refused)}
    </Notice>
  ) : null;
}

/** Brought into view: the button that was pressed is at the foot of a long step. */
function Failed({ thrown }: { thrown: unknown }) {
  const common = useCommonTexts();
  const failure = useFailure();
  const place = useRef<HTMLDivElement>(null);
  const offline = isLost(thrown);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, [thrown]);
  return (
    <div ref={place}>
      <FailureNotice failed={thrown} title={failure(thrown, MESSAGES.registrationFailed)}>
        <p>{offline ? `${common.offline} ${common.nothingLost}` : common.nothingLost}</p>
      </FailureNotice>
    </div>
  );
}

export function IdentityNotice({ identity }: { identity: IdentityHint | 'expired' | null }) {
  const texts = useIdentityTexts();
  if (identity === null) return null;
  if (identity === 'expired') return <Notice>{texts.expired}</Notice>;
  return (
    <Notice look="leaf">
      <span className="wrap-anywhere">{texts.proved(identity.email)}</span>
    </Notice>
  );
}
