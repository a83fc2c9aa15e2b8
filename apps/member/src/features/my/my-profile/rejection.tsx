import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { FormProvider } from 'react-hook-form';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { ResubmitAnswer } from '@kalyanam/shared/contracts/resubmission';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { IdentityChoice, useIdentityKind } from '../../../parts/documents/identity-choice';
import { useNumbersForm } from '../../../parts/documents/use-numbers-form';
import { refreshUser } from '../../../session/ensure-session';
import { api } from '../../../session/session';
import { showToast } from '../../../ui/toast';
import { Corrections } from './corrections';
import { Documents } from './documents';
import { useMyProfileTexts } from './my-profile.en';
import { Said, SupportLink, type Rejected } from './rejection-box';
import { ResubmitForm } from './resubmit-form';
import { PATHS } from '../../../shell/paths';

/** R9: 1 read what the team wrote, 2 correct it, 3 send the profile again. */
export function Fix({ profile }: { profile: MyProfile }) {
  const texts = useMyProfileTexts();
  const { rejection } = profile;
  // Nothing to correct: the request is with the team, or was answered.
  if (!rejection) return <Navigate replace to={PATHS.myProfile} />;
  const left = rejection.resubmissionsLeft;
  return (
    <div className="grid gap-8">
      <ol className="grid gap-8">
        <Step number={1} title={texts.stepRead}>
          <Said rejection={rejection} />
        </Step>
        {left > 0 && <CorrectAndSend profile={profile} rejection={rejection} />}
      </ol>
      <div className="grid gap-3 border-t border-line pt-5">
        <p>{texts.resubmissions(left)}</p>
        <SupportLink />
      </div>
    </div>
  );
}

/** One form over two steps: the document is chosen beside its picture, and its number is typed with the last press. */
function CorrectAndSend({ profile, rejection }: { profile: MyProfile; rejection: Rejected }) {
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
      <h2 className="text-xl">{title}</h2>
      <div className="grid gap-4 max-sm:col-span-2 sm:col-start-2">{children}</div>
    </li>
  );
}
