import { PATHS } from '../../../shell/paths';
import { useSessionUser } from '../../../session/session';
import { RowLink, RowList } from '../../../ui/row-list';
import { useWhoSeesTexts } from './who-sees.en';

/** The one place for who sees what. */
export default function WhoSeesPage() {
  const texts = useWhoSeesTexts();
  const user = useSessionUser();
  return (
    <div className="page max-w-3xl py-6 sm:py-10">
      <title>{texts.title}</title>
      <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
      <p className="mt-1 mb-5 text-muted">{texts.lead}</p>
      <div className="grid gap-8">
        {!user?.acting && (
          <RowList>
            <RowLink icon="lock" title={texts.contact} to={PATHS.settings} />
            <RowLink icon="camera" title={texts.photos} to={PATHS.myPhotos} />
          </RowList>
        )}
        <RowList label={texts.less}>
          <RowLink icon="eye" title={texts.looked} to={PATHS.ledger} />
        </RowList>
      </div>
    </div>
  );
}
