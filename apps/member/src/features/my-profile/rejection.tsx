import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { useCompletenessTexts } from './completeness.en';
import { useMyProfileTexts } from './my-profile.en';
import { ResubmitForm } from './resubmit-form';

/** R9: what the team wrote, what to do about it, and the way back into its queue. */
export function Rejection({ rejection }: { rejection: NonNullable<MyProfile['rejection']> }) {
  const texts = useMyProfileTexts();
  const { reason, advice } = useCompletenessTexts();
  const language = useLanguage();
  const left = rejection.resubmissionsLeft;
  const said = rejection.notes !== '' || rejection.reasons.length > 0;
  return (
    <>
      <p className="mt-1">{texts.rejectedTitle}</p>
      <p className="mt-2 text-small">
        {(said ? texts.rejectedOn : texts.rejectedUnsaid)(formatDay(rejection.decidedAt, language))}
      </p>
      {rejection.notes && (
        <blockquote className="my-2 border-l-4 border-danger pl-4 whitespace-pre-line wrap-anywhere">
          {rejection.notes}
        </blockquote>
      )}
      <ul className="my-2 grid gap-2 empty:hidden">
        {rejection.reasons.map((given) => (
          <li key={given.code}>
            <span className="font-semibold">{reason(given.code, given.label)}.</span> {advice(given.code, given.advice)}
          </li>
        ))}
      </ul>
      <p>{texts.resubmissions(left)}</p>
      {left > 0 && <ResubmitForm />}
    </>
  );
}
