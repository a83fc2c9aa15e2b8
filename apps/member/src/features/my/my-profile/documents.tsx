import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { DocumentKind, IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { CardHelp } from '../../../parts/documents/card-help';
import { useDocumentTexts } from '../../../parts/documents/documents.en';
import { FileButton } from '../../../parts/files/file-button';
import { useFileTexts } from '../../../parts/files/files.en';
import { preparePicture } from '../../../parts/files/prepare-picture';
import { uploadItem } from '../../../parts/files/upload-item';
import { UploadRow } from '../../../parts/files/upload-row';
import { useUploads } from '../../../parts/files/use-uploads';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icon';
import { partOfMyProfile } from '../../../parts/account/completeness-places';
import { useMyProfileTexts } from './my-profile.en';

/** Identity documents, until the team has decided. */
export function DocumentsPart({ profile }: { profile: MyProfile }) {
  const { another } = useDocumentTexts();
  // A rejected member sends them next to the list of corrections.
  if (profile.rejection) return <Navigate replace to={partOfMyProfile('fix')} />;
  if (profile.verificationStatus === 'verified') return <Navigate replace to={PATHS.myProfile} />;
  return (
    <>
      <Documents profile={profile} kind={profile.identity.kind} />
      <ButtonLink to={PATHS.editProfile} look="quiet" className="mt-3 -ml-3">
        {another}
      </ButtonLink>
    </>
  );
}

/** Uploads for the document of identity that was chosen, and for the PAN. */
export const Documents = ({ profile, kind }: { profile: MyProfile; kind: IdentityKind }) => (
  <div className="grid gap-5">
    <CardHelp kind={kind} />
    <OneDocument
      key={kind}
      kind={kind}
      last4={kind === profile.identity.kind ? profile.identity.last4 : null}
      there={profile.documents.identity === kind}
    />
    <OneDocument kind="pan" last4={profile.panLast4} there={profile.documents.pan} />
  </div>
);

interface OneDocumentProps {
  kind: DocumentKind;
  last4: string | null;
  there: boolean;
}

function OneDocument({ kind, last4, there }: OneDocumentProps) {
  const texts = useMyProfileTexts();
  const fileTexts = useFileTexts();
  const { kinds } = useDocumentTexts();
  const client = useQueryClient();
  const [preparing, setPreparing] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const uploads = useUploads(() => void client.invalidateQueries({ queryKey: myProfile.queryKey }));
  const [item] = uploads.items;
  const name = last4 ? texts.documentEnding(kinds[kind], last4) : kinds[kind];

  const pick = async (picked: File | undefined) => {
    if (!picked) return;
    setPreparing(true);
    const result = await preparePicture(picked);
    setPreparing(false);
    setError(typeof result === 'string' ? result : undefined);
    if (typeof result !== 'string') await uploads.start([uploadItem(kind, result)]);
  };
  return (
    <div className="grid gap-2">
      <Field label={`${name}: ${there ? texts.fileThere : texts.fileMissing}`} hint={texts.teamOnly} error={error}>
        {(control) => (
          <FileButton control={control} busy={preparing} onPick={([picked]) => void pick(picked)}>
            <Icon name="file" />
            {preparing ? fileTexts.preparing : there ? texts.replaceFile : fileTexts.chooseFile}
          </FileButton>
        )}
      </Field>
      {item && item.state !== 'sent' && (
        <ul>
          <UploadRow
            item={item}
            onRetry={() => uploads.retry(item)}
            onCancel={() => uploads.cancel(item)}
            onChoose={(picked) => uploads.choose(item, picked)}
          />
        </ul>
      )}
    </div>
  );
}
