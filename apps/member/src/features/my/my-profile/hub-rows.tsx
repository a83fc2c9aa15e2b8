import { useState } from 'react';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { WAITING } from '@kalyanam/shared/topics/profile/fields';
import { DeleteProfile } from '../../../parts/account/delete-profile';
import { useMarriageTexts } from '../../../parts/account/marriage.en';
import { DOCUMENTS_PATH, partOfMyProfile } from '../../../parts/account/completeness-places';
import { useKeptPhotos } from '../../../parts/account/own-thumb';
import { useLookingTexts } from '../../../parts/looking/looking.en';
import { useSessionUser } from '../../../session/session';
import { lazyPart } from '../../../shell/lazy-part';
import { isOffered, type Page } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import type { IconName } from '../../../ui/icon';
import { RowButton, RowLink, RowList } from '../../../ui/row-list';
import { useVocabulary } from '../../../ui/texts/vocabulary';
import { LookingRow } from './looking-row';
import { useMyProfileTexts } from './my-profile.en';

const MarriageDialog = lazyPart(async () => (await import('../../../parts/account/marriage-dialog')).MarriageDialog);

/** "About me" on a profile that its candidate made; a family reads "About her" or "About him". */
export function useAboutTitle() {
  const texts = useMyProfileTexts();
  const acting = useSessionUser()?.acting;
  return (profile: MyProfile | undefined): string => {
    const isOwn = !acting && (!profile?.createdBy || profile.createdBy === 'self');
    return isOwn || !profile ? texts.parts.about : texts.aboutOf[profile.gender];
  };
}

interface Row {
  /** The page that it opens, which a family account may not have. */
  page: Page;
  to: string;
  icon: IconName;
  title: string;
  hint: string;
  value?: string | null;
}

/** The parts of the profile, in the order in which families use them. */
export function HubRows({ profile }: { profile: MyProfile }) {
  const texts = useMyProfileTexts();
  const user = useSessionUser();
  const { label } = useVocabulary();
  const aboutTitle = useAboutTitle();
  const { contactVisibility, pendingReview, unreadTexts, verificationStatus, rejection } = profile;
  // As on the page of the photos: one whose deletion can still be undone is not counted.
  const photos = useKeptPhotos(profile.photos);
  const waiting = WAITING.filter((field) => pendingReview[field]).length + unreadTexts.length;
  const rows: readonly Row[] = [
    {
      ...({ page: 'myProfile', to: partOfMyProfile('about'), icon: 'person' } as const),
      title: aboutTitle(profile),
      hint: waiting > 0 ? texts.waitingCount(waiting) : texts.aboutHint,
    },
    {
      ...({ page: 'myPhotos', to: PATHS.myPhotos, icon: 'camera' } as const),
      title: texts.uploadPhotos,
      hint: texts.photosHint,
      value: texts.photoCount(photos.length, LIMITS.photos),
    },
    {
      ...({ page: 'moreDetails', to: PATHS.moreDetails, icon: 'plus' } as const),
      title: texts.tellMore,
      hint: texts.tellMoreHint,
    },
    {
      ...({ page: 'myWishes', to: PATHS.myWishes, icon: 'star' } as const),
      title: texts.wishes,
      hint: texts.wishesHint,
    },
    {
      ...({ page: 'whoSeesWhat', to: PATHS.whoSeesWhat, icon: 'eye' } as const),
      title: texts.whoSees,
      hint: contactVisibility ? texts.phoneSeen(label('contactVisibility', contactVisibility)) : texts.whoSeesHint,
    },
    {
      ...({ page: 'desk', to: PATHS.desk, icon: 'family' } as const),
      title: texts.familyGroup,
      hint: texts.familyGroupHint,
    },
    {
      ...({ page: 'biodata', to: PATHS.biodata, icon: 'file' } as const),
      title: texts.biodata,
      hint: texts.biodataHint,
    },
    {
      ...({ page: 'myChecks', to: PATHS.myChecks, icon: 'shield' } as const),
      title: texts.checks,
      hint: texts.checksHint,
    },
  ];
  // A rejected member sends the document with the corrections; a verified one has none left to send.
  const sendsDocuments = !user?.acting && verificationStatus !== 'verified' && !rejection;
  return (
    <RowList label={texts.rows}>
      {rows
        .filter(({ page }) => isOffered(user, page))
        .map(({ page, ...row }) => (
          <RowLink key={page} {...row} />
        ))}
      {sendsDocuments && (
        <RowLink to={DOCUMENTS_PATH} icon="file" title={texts.parts.documents} hint={texts.documentsHint} />
      )}
    </RowList>
  );
}

/** What ends the search, each in one press. */
export function ClosingRows({ profile }: { profile: MyProfile }) {
  const texts = useMyProfileTexts();
  const marriage = useMarriageTexts();
  const looking = useLookingTexts();
  const [telling, setTelling] = useState(false);
  return (
    <>
      <RowList label={looking.title}>
        {!profile.marriedAt && <LookingRow />}
        {profile.marriedAt ? (
          <RowLink icon="ring" to={PATHS.marriage} title={marriage.heading} />
        ) : (
          <RowButton
            icon="ring"
            title={marriage.heading}
            hint={marriage.lead}
            onPress={() => setTelling(true)}
            onNear={MarriageDialog.ahead}
          />
        )}
        <DeleteProfile
          face={({ title, onPress, onNear }) => (
            <RowButton
              icon="trash"
              look="danger"
              title={title}
              hint={texts.deleteHint}
              onPress={onPress}
              onNear={onNear}
            />
          )}
        />
      </RowList>
      {telling && <MarriageDialog onClose={() => setTelling(false)} />}
    </>
  );
}
