import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PreviewAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { PREVIEW_VIEWERS, type PreviewViewer } from '@kalyanam/shared/base/vocabulary/status';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { ToMyProfile } from '../../../parts/account/to-my-profile';
import { api } from '../../../session/session';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { useProfileTexts } from './profile.en';
import { ProfileDetails } from './profile-details';
import { ProfileSkeleton } from './profile-skeleton';

/** New whenever the own profile is. */
const previewAs = (as: PreviewViewer) =>
  queryOptions({
    queryKey: [...myProfile.queryKey, 'preview', as],
    queryFn: ({ signal }) => api.get<PreviewAnswer>(ROUTES.myPreview(as), { signal }),
    placeholderData: keepPreviousData,
  });

/** One's own profile as the server shows it to others. */
export default function PreviewPage() {
  const texts = useProfileTexts().preview;
  const [as, setAs] = useState<PreviewViewer>('verified');
  const { data, error, refetch } = useQuery(previewAs(as));
  return (
    <div className="page relative pt-2 md:py-6">
      <title>{texts.title}</title>
      <div className="print:hidden">
        <ToMyProfile />
        <div className="mb-5 grid gap-3">
          <p className="text-muted">{texts.lead}</p>
          <ChoiceGroup
            label={texts.seenBy}
            labelUnseen
            name="seen-by"
            options={valuesOf(PREVIEW_VIEWERS).map((value) => ({ value, label: texts[value] }))}
            value={as}
            onChange={(event) => setAs(event.target.value as PreviewViewer)}
          />
          {data?.shown === false && <Notice>{texts.notShown}</Notice>}
        </div>
      </div>
      <Loaded query={{ data, error, refetch }} failed={texts.failed} skeleton={<ProfileSkeleton />}>
        {(data) => <ProfileDetails profile={data.profile} preview />}
      </Loaded>
    </div>
  );
}
