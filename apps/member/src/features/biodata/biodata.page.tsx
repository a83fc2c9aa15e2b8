import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MESSAGES } from '@kalyanam/shared/messages';
import { myProfile } from '../../domain/account/my-profile.queries';
import { myDetails } from '../../domain/details/details.queries';
import { detailWordsReady } from '../../domain/details/words';
import { useKeptPhotos } from '../../domain/account/photo-deletions';
import { PATHS } from '../../shell/paths';
import { BackLink } from '../../ui/back-link';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { Icon } from '../../ui/icon';
import { LoadError } from '../../ui/load-error';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton';
import { useSentence } from '../../ui/texts/sentences';
import { useBiodataTexts } from './biodata.en';
import { BiodataSheet } from './biodata-sheet';

/** The sheet of paper that families exchange, without contact unless it is wished for. */
function BiodataPage() {
  const texts = useBiodataTexts();
  const say = useSentence();
  const profile = useQuery(myProfile);
  const details = useQuery(myDetails);
  const data = profile.data && details.data ? { profile: profile.data, details: details.data } : null;
  const error = profile.error ?? details.error;
  const refetch = () => [profile, details].filter((asked) => !asked.data).forEach((asked) => void asked.refetch());
  const [main] = useKeptPhotos(profile.data?.photos ?? []);
  const [withPhoto, setWithPhoto] = useState(true);
  const [withContact, setWithContact] = useState(false);
  return (
    <div className="page max-w-4xl py-6 print:p-0 sm:py-10">
      <title>{texts.title}</title>
      <div className="grid gap-3 print:hidden">
        <div>
          <BackLink to={PATHS.myProfile}>{texts.back}</BackLink>
          <h1 className="text-4xl">{texts.heading}</h1>
        </div>
        <p className="max-w-prose text-muted">{texts.lead}</p>
        <div className="flex flex-wrap gap-x-8">
          {main && (
            <CheckboxField checked={withPhoto} onChange={(event) => setWithPhoto(event.target.checked)}>
              {texts.withPhoto}
            </CheckboxField>
          )}
          <CheckboxField checked={withContact} onChange={(event) => setWithContact(event.target.checked)}>
            {texts.withContact}
          </CheckboxField>
        </div>
        <Button disabled={!data} onClick={() => window.print()} className="mb-6 justify-self-start">
          <Icon name="print" />
          {texts.print}
        </Button>
      </div>
      {data ? (
        <BiodataSheet {...data} photo={withPhoto ? main : undefined} withContact={withContact} />
      ) : error ? (
        <LoadError error={error} title={say(MESSAGES.ownProfileFailed)} onRetry={refetch} />
      ) : (
        <Skeleton>
          <SkeletonBlock className="h-[40rem] w-full rounded-card" />
        </Skeleton>
      )}
    </div>
  );
}

/** The page with its words. */
export async function loadBiodata() {
  await detailWordsReady();
  return BiodataPage;
}
