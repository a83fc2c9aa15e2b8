import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useSentence } from '../../../ui/texts/sentences';
import { useWaitingTexts } from '../../../parts/account/waiting.en';
import { waitsForConsent } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { candidateOf, waitsForDocument } from '../../../parts/account/my-profile.queries';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { DOCUMENTS_PATH } from '../../../parts/account/completeness-places';
import { useMyProfileTexts } from './my-profile.en';
import { RejectionBox, SupportLink } from './rejection-box';

/** Unless verified: the missing parts, and the next step. */
export function StatusBox({ profile }: { profile: MyProfile }) {
  const texts = useMyProfileTexts();
  const common = useCommonTexts();
  const say = useSentence();
  const { consent, missing, verifyNow } = useWaitingTexts();
  const user = useSessionUser();
  const { verificationStatus: status, rejection } = profile;
  const { from, to } = LIMITS.verificationHours;
  const lacksDocument = waitsForDocument(profile);
  if (status === 'verified') return null;
  if (rejection) return <RejectionBox rejection={rejection} />;
  if (waitsForConsent(user))
    return (
      <Notice title={consent.title(user.profile.name)}>
        <p>{consent.text(user.profile.name, profile.gender)}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={PATHS.verify}>{consent.ask}</ButtonLink>
          <SupportLink />
        </div>
      </Notice>
    );
  return (
    <Notice title={say(MESSAGES.completeVerification)}>
      <p>
        {lacksDocument
          ? missing(profile.identity.kind, candidateOf(user, profile))
          : status === 'semi-verified'
            ? user?.onHold
              ? texts.waitingRests
              : texts.waitingLead(from, to)
            : texts.verifyLead}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {lacksDocument && <ButtonLink to={DOCUMENTS_PATH}>{common.upload}</ButtonLink>}
        {status === 'not-verified' && <ButtonLink to={PATHS.verify}>{verifyNow}</ButtonLink>}
        <SupportLink />
      </div>
    </Notice>
  );
}
