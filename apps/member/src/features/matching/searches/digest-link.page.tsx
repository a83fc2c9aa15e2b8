import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { SEARCH_ROUTES } from '@kalyanam/shared/topics/matching/searches';
import { useSearchTexts } from '../../../parts/searches/searches.en';
import { api } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { useNavigation } from '../../../ui/navigation';

/** R85: a link of a digest was followed; it leads on to the profile or to the list, where one logs in. */
export default function DigestLinkPage() {
  const texts = useSearchTexts();
  const { open } = useNavigation();
  const { token = '' } = useParams();
  const { search } = useLocation();
  useEffect(() => {
    const [, , profileId = ''] = token.split('.');
    api.post(SEARCH_ROUTES.opened(token), {}, { anonymous: true }).catch(() => null);
    void open(profileId ? PATHS.profile(profileId) : PATHS.profiles + search, { replace: true });
  }, [token, search, open]);
  return (
    <p role="status" className="page py-16 text-center text-muted">
      {texts.opening}
    </p>
  );
}
