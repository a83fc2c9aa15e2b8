import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { ResubmitAnswer } from '@kalyanam/shared/contracts/resubmission';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { IdentityChoice, useIdentityKind } from '../../../parts/documents/identity-choice';
import { useNumbersForm } from '../../../parts/documents/use-numbers-form';
import { refreshUser } from '../../../session/ensure-session';
import { api } from '../../../session/session';
import { showToast } from '../../../ui/toast';
import { useSentence } from '../../../ui/texts/sentences';
import { useCompletenessTexts } from './completeness.en';
import { Corrections } from './corrections';
import { Documents } from './documents';
import { useMyProfileTexts } from './my-profile.en';
import { ResubmitForm } from './resubmit-form';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { useWaitingTexts } from '../../../parts/account/waiting.en';

type Rejected = NonNullable<MyProfile['rejection']>;

interface RejectionProps {
  profile: MyProfile;
  rejection: Rejected;
}

/** R9: 1 read what the team wrote, 2 correct it, 3 send the profile again. */
export function Rejection({ profile, rejection }: RejectionProps) {
  const texts = useMyProfileTexts();
  const waiting = useWaitingTexts();
  const say = useSentence();
  const left = rejection.resubmissionsLeft;
  return (
    <section
      aria-labelledby="rejection"
      className="overflow-hidden rounded-card border border-amber-line bg-paper *:px-4 *:py-5 sm:*:px-6"
    >
      <div className="border-b border-amber-line bg-amber-ground">
        <h2 id="rejection" className="text-2xl">
          {say(MESSAGES.completeVerification)}
        </h2>
        <p className="mt-1">{waiting.rejectedTitle}</p>
      </div>
      <ol className="grid gap-8">
        <Step number={1} title={texts.stepRead}>
          <Said rejection={rejection} />
        </Step>
        {left > 0 && <CorrectAndSend profile={profile} rejection={rejection} />}
      </ol>
      <div className="grid gap-3 border-t border-line">
        <p>{texts.resubmissions(left)}</p>
        <SupportLink />
      </div>
    </section>
  );
}

/** One form over two steps: the document is chosen beside its picture, and its number is typed with the last press. */
function CorrectAndSend({ profile, rejection }: RejectionProps) {
  const texts = useMyProfileTexts();
  const client = useQueryClient();
  const { documents, identity } = profile;
  const { form, submit, failed } = useNumbersForm(documents.identity ?? identity.kind, async (numbers) => {
    await api.post<ResubmitAnswer>(ROUTES.resubmit, numbers);
    showToast(texts.resubmitted);
    await refreshUser().catch(() => null);
    await client.invalidateQueries({ queryKey: myProfile.queryKey });
  });
  return (
    <FormProvider {...form}>
      <Step number={2} title={texts.stepCorrect}>
        <Corrections reasons={rejection.reasons} />
        <IdentityChoice />
        <ChosenDocuments profile={profile} />
      </Step>
      <Step number={3} title={texts.stepSend}>
        <ResubmitForm failed={failed} submit={submit} />
      </Step>
    </FormProvider>
  );
}

/** Uploads for the document of the form, and what of it must be covered. */
function ChosenDocuments({ profile }: { profile: MyProfile }) {
  const kind = useIdentityKind();
  return kind && <Documents profile={profile} kind={kind} />;
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 gap-y-3 sm:gap-x-4">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full border-2 border-kumkum font-semibold text-accent"
      >
        {number}
      </span>
      <h3 className="text-xl">{title}</h3>
      <div className="grid gap-4 max-sm:col-span-2 sm:col-start-2">{children}</div>
    </li>
  );
}

function Said({ rejection }: { rejection: Rejected }) {
  const texts = useMyProfileTexts();
  const { reason } = useCompletenessTexts();
  const language = useLanguage();
  const said = rejection.notes || (rejection.reasons.length > 0 ? '' : texts.noReason);
  return (
    <div className="grid gap-2">
      <p className="text-muted">{texts.rejectedOn(formatDay(rejection.decidedAt, language))}</p>
      {said && (
        <blockquote className="border-l-4 border-amber-line pl-4 text-lg whitespace-pre-line wrap-anywhere">
          {said}
        </blockquote>
      )}
      <ul className="list-disc pl-5 empty:hidden">
        {rejection.reasons.map(({ code, label }) => (
          <li key={code}>{reason(code, label)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Leads to a page with the address: a `mailto:` does nothing where no mail program is set up. */
export function SupportLink() {
  const texts = useMyProfileTexts();
  return (
    <ButtonLink look="secondary" to={PATHS.contact} className="justify-self-start">
      {texts.contactSupport}
    </ButtonLink>
  );
}
