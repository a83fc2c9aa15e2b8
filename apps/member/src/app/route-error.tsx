import { useRevalidator, useRouteError } from 'react-router-dom';
import { isApiError } from '@kalyanam/web/api-error';
import { LoadError } from '../ui/load-error';
import { useAppTexts } from '../shell/app.en';
import { LostPage } from './lost-page';

/** Inside the shell: a server that can't be asked can be asked again; anything else is a lost page. */
export function RouteError() {
  const thrown = useRouteError();
  const texts = useAppTexts();
  const { revalidate } = useRevalidator();
  if (!isApiError(thrown)) return <LostPage thrown={thrown} />;
  return (
    <div className="page py-10">
      <h1 className="text-center text-3xl">{texts.oops}</h1>
      <LoadError error={thrown} onRetry={() => void revalidate()} />
    </div>
  );
}
