import { useQuery } from '@tanstack/react-query';
import { useWaitingTexts } from '../../../parts/account/waiting.en';
import { waitsForConsent } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { DOCUMENTS_PATH } from '../../../parts/account/completeness-places';
import { candidateOf, myProfile, waitsForDocument } from '../../../parts/account/my-profile.queries';
import { ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { useSentence } from '../../../ui/texts/sentences';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useBrowseTexts } from './browse.en';

/** What a semi-verified member waits for: the team, or first for themselves or for the candidate. */
export function WaitingNotice() {
  const texts = useBrowseTexts();
  const common = useCommonTexts();
  const { consent, missing } = useWaitingTexts();
  const say = useSentence();
  const user = useSessionUser();
  const { data } = useQuery(myProfile);
  if (waitsForConsent(user))
    return <ToDo what={consent.title(user.profile.name)} act={consent.ask} to={PATHS.verify} />;
  if (!data || !waitsForDocument(data)) return <Notice>{texts.onlySemi}</Notice>;
  return (
    <ToDo
      what={missing(data.identity.kind, candidateOf(user, data))}
      why={say(MESSAGES.verifyForPhotos)}
      act={common.upload}
      to={DOCUMENTS_PATH}
    />
  );
}

/** In one row it is as tall as the two lines shown until the profile was known. */
const ToDo = ({ what, why, act, to }: { what: string; why?: string; act: string; to: string }) => (
  <Notice>
    <div className="flex items-center justify-between gap-3">
      <div>
        <p>{what}</p>
        {why && <p className="text-muted">{why}</p>}
      </div>
      <ButtonLink to={to} className="shrink-0">
        {act}
      </ButtonLink>
    </div>
  </Notice>
);
