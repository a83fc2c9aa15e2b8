import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { PATHS } from '../../../shell/paths';
import { partOfMyProfile } from '../../../parts/account/completeness-places';
import { useWaitingTexts } from '../../../parts/account/waiting.en';
import { ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useSentence } from '../../../ui/texts/sentences';
import { useCompletenessTexts } from './completeness.en';
import { useMyProfileTexts } from './my-profile.en';

export type Rejected = NonNullable<MyProfile['rejection']>;

/** What the team wrote, and the way to the page where it is corrected. */
export function RejectionBox({ rejection }: { rejection: Rejected }) {
  const texts = useMyProfileTexts();
  const { rejectedTitle } = useWaitingTexts();
  const say = useSentence();
  const left = rejection.resubmissionsLeft;
  return (
    <Notice title={say(MESSAGES.completeVerification)}>
      <p className="mb-3">{rejectedTitle}</p>
      <Said rejection={rejection} />
      {left === 0 && <p className="mt-3">{texts.resubmissions(left)}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {left > 0 && <ButtonLink to={partOfMyProfile('fix')}>{texts.parts.fix}</ButtonLink>}
        <SupportLink />
      </div>
    </Notice>
  );
}

export function Said({ rejection }: { rejection: Rejected }) {
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
