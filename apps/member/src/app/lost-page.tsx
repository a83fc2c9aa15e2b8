import { useOnline } from '@kalyanam/web/online';
import { Button, ButtonLink } from '../ui/button';
import { useAppTexts } from '../shell/app.en';
import { ChunkError } from '../shell/chunk';
import { PATHS } from '../shell/paths';
import { Muggu } from '../ui/muggu';
import { useOnceOnline } from '../ui/online';

const reload = () => window.location.reload();

/** A page that did not open: what happened, and two ways on. Without a network it opens as soon as that is back. */
export function LostPage({ thrown }: { thrown: unknown }) {
  const texts = useAppTexts();
  const online = useOnline();
  const lostCode = thrown instanceof ChunkError;
  useOnceOnline(reload);
  return (
    <div role="alert" className="page mx-auto! max-w-xl py-16 text-center">
      <Muggu className="mx-auto mb-6 w-52" />
      <h1 className="text-3xl">{texts.oops}</h1>
      <p className="mt-4">{lostCode ? (online ? texts.chunkLost : texts.offline) : texts.unexpected}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {online && <Button onClick={reload}>{texts.reload}</Button>}
        <ButtonLink to={PATHS.home} look="secondary">
          {texts.goHome}
        </ButtonLink>
      </div>
    </div>
  );
}
