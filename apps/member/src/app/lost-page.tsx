import { Button, ButtonLink } from '../ui/button';
import { useAppTexts } from '../shell/app.en';
import { ChunkError } from '../shell/chunk';
import { PATHS } from '../shell/paths';

/** A page that did not open: what happened, and two ways on. */
export function LostPage({ thrown }: { thrown: unknown }) {
  const texts = useAppTexts();
  return (
    <div role="alert" className="page max-w-xl py-16 text-center">
      <h1 className="text-3xl">{texts.oops}</h1>
      <p className="mt-4">{thrown instanceof ChunkError ? texts.chunkLost : texts.unexpected}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
        <ButtonLink to={PATHS.home} look="secondary">
          {texts.goHome}
        </ButtonLink>
      </div>
    </div>
  );
}
