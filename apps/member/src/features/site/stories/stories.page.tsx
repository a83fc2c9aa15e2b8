import { useEffect, useState } from 'react';
import type { PublicStory, StoriesPage as Stories } from '@kalyanam/shared/contracts/marriages';
import { MARRIAGE_ROUTES } from '@kalyanam/shared/topics/marriage/marriages';
import { PHOTO_PIXELS } from '@kalyanam/shared/topics/photos/photos';
import { indiaTime } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { api } from '../../../session/session';
import { EmptyState } from '../../../ui/empty-state';
import { LoadError } from '../../../ui/load-error';
import { OwnWords } from '../../../ui/section';
import { useNames } from '../../../ui/texts/names';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useStoriesTexts } from './stories.en';

/** C16: open to everyone. Fetched again at each visit: a withdrawn story is gone. */
function useStories() {
  const [stories, setStories] = useState<PublicStory[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    api.get<Stories>(MARRIAGE_ROUTES.stories, { anonymous: true, signal: leaving.signal }).then(
      ({ stories: found }) => setStories(found),
      (thrown: unknown) => leaving.signal.aborted || setError(thrown),
    );
    return () => leaving.abort();
  }, [asked]);
  const again = () => {
    setError(null);
    setAsked(asked + 1);
  };
  return { stories, error, again };
}

export default function StoriesPage() {
  const texts = useStoriesTexts();
  const { stories, error, again } = useStories();
  return (
    <div className="page grid max-w-2xl gap-6 py-8 sm:py-12">
      <title>{texts.title}</title>
      <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
      <p className="text-muted">{texts.lead}</p>
      {error !== null ? (
        <LoadError error={error} title={texts.failed} onRetry={again} />
      ) : stories === null ? (
        <RowsSkeleton />
      ) : stories.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneText}</p>
        </EmptyState>
      ) : (
        stories.map((story) => <Told key={story.id} story={story} />)
      )}
    </div>
  );
}

function Told({ story: { text, places, names, month, photo } }: { story: PublicStory }) {
  const texts = useStoriesTexts();
  const language = useLanguage();
  const { city } = useNames();
  const [one = '', other = ''] = places.map(city);
  const when = indiaTime(language, { month: 'long', year: 'numeric' })(`${month}-15T00:00:00Z`);
  return (
    <article className="rounded-card border border-line bg-paper p-5" data-own-words>
      <h2 className="text-xl wrap-anywhere">{names ? names.join(' · ') : texts.families(one, other)}</h2>
      <p className="mb-3 text-small text-muted">{when}</p>
      {photo && (
        <img
          src={photo}
          alt={texts.photo}
          {...PHOTO_PIXELS.card}
          loading="lazy"
          decoding="async"
          className="mb-4 h-auto w-full max-w-80 rounded-card"
        />
      )}
      <OwnWords>{text}</OwnWords>
    </article>
  );
}
