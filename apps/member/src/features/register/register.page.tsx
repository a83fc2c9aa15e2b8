import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RegisterAnswer } from '@kalyanam/shared/contracts/auth';
import { PATHS } from '../../shell/paths';
import { IdentityButton } from '../../domain/identity/identity-button';
import { useIdentityHint } from '../../domain/identity/use-identity-hint';
import { AppLink } from '../../ui/app-link';
import { useNavigation } from '../../ui/navigation';
import { Notice } from '../../ui/notice';
import { useUploads } from '../../domain/files/use-uploads';
import { dropDraft } from './draft';
import { useChosenFiles } from './files/use-chosen-files';
import { useRegisterTexts } from './register.en';
import { RegisteredDialog } from './registered-dialog';
import { uploadItems } from './files/use-chosen-files';
import { UploadPanel } from './upload-panel';
import { Wizard } from './wizard';

type Phase = 'form' | 'uploads' | 'done';

export function RegisterPage() {
  const texts = useRegisterTexts();
  const { open } = useNavigation();
  const { state } = useLocation() as { state: { beginAnew?: string } | null };
  const ownEmail = state?.beginAnew ?? null;
  const files = useChosenFiles();
  const uploads = useUploads();
  const identity = useIdentityHint();
  const [phase, setPhase] = useState<Phase>('form');
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState(0);
  const done = phase === 'done' || (phase === 'uploads' && uploads.complete);

  const registered = ({ uploadToken }: RegisterAnswer, address: string) => {
    const items = uploadItems(files.photos, files.documents);
    setEmail(address);
    setPhase(items.length > 0 ? 'uploads' : 'done');
    void uploads.start(items, uploadToken);
  };
  const startOver = () => {
    dropDraft();
    setAttempt(attempt + 1);
  };

  return (
    <div className="page max-w-2xl py-6 sm:py-12">
      <title>{texts.title}</title>
      <h1 className="mb-4 text-4xl">{texts.heading}</h1>
      {phase === 'form' && ownEmail !== null && (
        <div className="mb-6">
          <Notice look="leaf">{texts.beginAnew}</Notice>
        </div>
      )}
      {phase === 'form' ? (
        <Wizard
          key={attempt}
          files={files}
          identity={identity}
          ownEmail={ownEmail}
          otherWay={!identity && <IdentityButton returnTo={PATHS.profiles} />}
          onRegistered={registered}
          onStartOver={startOver}
        />
      ) : (
        <UploadPanel uploads={uploads} onContinue={() => setPhase('done')} />
      )}
      {phase === 'form' && <LoginLink />}
      <RegisteredDialog open={done} onClose={() => void open(PATHS.login, { state: { email } })} />
    </div>
  );
}

function LoginLink() {
  const texts = useRegisterTexts();
  return (
    <p className="mt-8 border-t border-line pt-4">
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
