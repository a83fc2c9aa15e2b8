import { useState } from 'react';
import type { MyStory } from '@kalyanam/shared/contracts/marriages';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { useMarriageTexts } from '../../../parts/account/marriage.en';
import { useTellStory } from '../../../parts/account/marriage.queries';
import { StoryWords } from '../../../parts/account/story-words';
import { dropDraft, useKeptDraft } from '../../../session/kept-drafts';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { Notice } from '../../../ui/notice';
import { StoryPhotoChoice } from './story-photo';

interface StoryProps {
  id: string;
  story: MyStory | null;
  /** The story's photos from this family's profile. */
  photos: readonly PhotoView[];
}

/** C16: told with the same words by both, or not at all. */
export function Story({ id, story, photos }: StoryProps) {
  const texts = useMarriageTexts();
  // Words that were begun on others of the other family are not put in the place of theirs.
  const draft = `story:${id}:${story?.version ?? 0}`;
  const [text, setText] = useKeptDraft(draft, story?.text ?? '');
  const [names, setNames] = useState(story?.names ?? false);
  const [photoId, setPhotoId] = useState(story?.photo?.mine ? story.photo.id : '');
  const { mutate, isPending, error } = useTellStory();
  if (story?.state === 'withdrawn') return <Notice>{texts.storyStates.withdrawn}</Notice>;
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-2xl">{texts.storyHeading}</h2>
      <p className="text-muted">{texts.storyLead}</p>
      {story && (
        <Notice look="leaf">
          <p>{texts.storyStates[story.state]}</p>
          {story.theirs && !story.mine && <p>{texts.theirsTicked}</p>}
        </Notice>
      )}
      <StoryWords value={text} onWrite={setText} />
      <CheckboxField checked={names} onChange={({ target }) => setNames(target.checked)}>
        {texts.names}
      </CheckboxField>
      <StoryPhotoChoice offered={story?.photo ?? null} own={photos} value={photoId} onChoose={setPhotoId} />
      <FailureNotice failed={error} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={isPending}
          disabled={text.trim() === ''}
          onClick={() =>
            mutate(
              { id, tell: true, names, text, photoId, version: story?.version ?? 0 },
              { onSuccess: () => dropDraft(draft) },
            )
          }
        >
          {texts.tick}
        </Button>
        {story && (
          <Button
            look="danger"
            busy={isPending}
            onClick={() => mutate({ id, tell: false }, { onSuccess: () => dropDraft(draft) })}
          >
            {texts.withdraw}
          </Button>
        )}
      </div>
    </section>
  );
}
