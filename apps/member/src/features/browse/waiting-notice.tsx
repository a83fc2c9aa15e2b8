import { useQuery } from '@tanstack/react-query';
import { DOCUMENTS_PATH } from '../../domain/account/completeness-places';
import { myProfile, waitsForDocument } from '../../domain/account/my-profile.queries';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useCommonTexts } from '../../ui/texts/common.en';
import { useBrowseTexts } from './browse.en';
import { useMissingTexts } from '../../domain/documents/missing.en';

/** What a semi-verified member waits for: the team, or first for themselves. */
export function WaitingNotice() {
  const texts = useBrowseTexts();
  const common = useCommonTexts();
  const missingTexts = useMissingTexts();
  const { data } = useQuery(myProfile);
  if (!data || !waitsForDocument(data)) return <Notice>{texts.onlySemi}</Notice>;
  return (
    <Notice>
      {/* Side by side it is as tall as the two lines that stood there until the profile was known. */}
      <div className="flex items-center justify-between gap-3">
        <p>{missingTexts.missing[data.identity.kind]}</p>
        <ButtonLink to={DOCUMENTS_PATH}>{common.upload}</ButtonLink>
      </div>
    </Notice>
  );
}
