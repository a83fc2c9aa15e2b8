import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RegisterAnswer } from '@kalyanam/shared/contracts/auth';
import { PATHS } from '../../../shell/paths';
import { IdentityButton } from '../../../parts/identity/identity-button';
import { useIdentityHint } from '../../../parts/identity/use-identity-hint';
import { AppLink } from '../../../ui/app-link';
import { useNavigation } from '../../../ui/navigation';
import { Notice } from '../../../ui/notice';
import { useUploads } from '../../../parts/files/use-uploads';
import { dropDraft, saveDraft, type DraftPlace } from './draft';
import { uploadItems, useChosenFiles } from './files/use-chosen-files';
import { RegisteredDialog } from './late-parts';
import type { Registration } from './registration';
import { showToast } from '../../../ui/toast';
import { useRegisterTexts } from './register.en';
import type { PartName } from './screens';
import { UploadPanel } from './upload-panel';
import { Wizard } from './wizard';
import { useCommonTexts } from '../../../ui/texts/common.en';

type Phase = 'form' | 'uploads' | 'done';

/**
 * Kept in the browser's history entry, so that a page that is loaded again knows of the account (phones reload
 * unasked).
 */
interface Made {
  email: string;
  madeAt: string | undefined;
  /** Files were chosen, and a page that is loaded again has none of them. */
  withFiles: boolean;
}

interface Attempt {
  number: number;
  /** The draft to restore after starting over. */
  given: Registration | null;
}

export default function RegisterPage() {
  const texts = useRegisterTexts();
  const common = useCommonTexts();
  const { open } = useNavigation();
  const { state } = useLocation() as { state: { beginAnew?: string; made?: Made } | null };
  const ownEmail = state?.beginAnew ?? null;
  const files = useChosenFiles();
  const uploads = useUploads();
  const identity = useIdentityHint();
  const [found] = useState(state?.made);
  const [made, setMade] = useState(found);
  const [phase, setPhase] = useState<Phase>(found ? 'done' : 'form');
  const [attempt, setAttempt] = useState<Attempt>({ number: 0, given: null });
  const done = phase === 'done' || (phase === 'uploads' && uploads.complete);

  const registered = ({ uploadToken, madeAt: earlier }: RegisterAnswer, address: string) => {
    const items = uploadItems(files.photos, files.documents);
    const account = { email: address, madeAt: earlier, withFiles: items.length > 0 };
    setMade(account);
    setPhase(items.length > 0 ? 'uploads' : 'done');
    void open(PATHS.register, { replace: true, state: { made: account } });
    void uploads.start(items, uploadToken);
  };
  const begin = (given: Registration | null, at?: PartName) => {
    setAttempt(({ number }) => ({ number: number + 1, given }));
    void open(PATHS.register, { replace: true, state: { ...state, at } });
  };
  const startOver = (values: Registration, place: DraftPlace) => {
    const bringFilesBack = files.forgetAll();
    dropDraft();
    begin(null);
    showToast(texts.startedOver, {
      label: common.undo,
      run: () => {
        bringFilesBack();
        saveDraft({ values, ...place, key: crypto.randomUUID() });
        begin(values, place.at);
      },
    });
  };

  return (
    <div className="page mx-auto! max-w-2xl pt-2 sm:pt-10">
      <title>{texts.title}</title>
      <h1 className={phase === 'form' ? 'sr-only' : 'mt-4 mb-4 text-4xl'}>{texts.heading}</h1>
      {phase === 'form' && ownEmail !== null && (
        <div className="mb-6">
          <Notice look="leaf">{texts.beginAnew}</Notice>
        </div>
      )}
      {phase === 'form' ? (
        <Wizard
          key={attempt.number}
          given={attempt.given}
          files={files}
          identity={identity}
          ownEmail={ownEmail}
          otherWays={
            <>
              {!identity && <IdentityButton returnTo={PATHS.profiles} />}
              <LoginLink />
            </>
          }
          onRegistered={registered}
          onStartOver={startOver}
        />
      ) : (
        !found && <UploadPanel uploads={uploads} onContinue={() => setPhase('done')} />
      )}
      {done && made && (
        <RegisteredDialog
          open
          madeAt={made.madeAt}
          filesLost={found?.withFiles === true}
          onClose={() => void open(PATHS.login, { state: { email: made.email } })}
        />
      )}
    </div>
  );
}

function LoginLink() {
  const texts = useRegisterTexts();
  return (
    <p className="mt-2 border-t border-line pt-2">
      {texts.haveAccount}{' '}
      <AppLink
        to={PATHS.login}
        className="inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4"
      >
        {texts.login}
      </AppLink>
    </p>
  );
}
