import Box from '@mui/material/Box';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import type { StoryDecisionAnswer, StoryDecisionRequest, WaitingStory } from '@kalyanam/shared/admin/stories';
import { STORY_CLOCK, type StoryAct } from '@kalyanam/shared/marriages/marriages';
import { PHOTO_PIXELS } from '@kalyanam/shared/photos';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../session/admin-session';
import { userPath } from '../../shell/paths';
import { ClockChip } from '../../ui/clock-chip';
import { KeyButton } from '../../ui/key-button';
import { byKey, DecisionFailed } from '../../ui/one-by-one';
import { useOnline } from '../../ui/online';
import { PageLink } from '../../ui/page-link';
import { problemSentence } from '../../ui/problem-sentence';
import { useShortcuts } from '../../ui/shortcuts';
import { toast } from '../../ui/toast';
import { Words } from '../../ui/words';

interface Props {
  story: WaitingStory;
  onDecided: () => void;
}

/** One story as it would be shown, and who tells it. */
export function StoryCase({ story: { id, text, families, names, photo, version, since }, onDecided }: Props) {
  const online = useOnline();
  const deciding = useMutation({
    mutationFn: (request: StoryDecisionRequest) =>
      api.post<StoryDecisionAnswer>(ADMIN_ROUTES.storyDecision(id), request),
    onSuccess: (_answer, { act }) => {
      toast(act === 'publish' ? 'Published.' : 'Refused: both families can write other words.');
      onDecided();
    },
  });
  const ready = online && !deciding.isPending && !deciding.isSuccess;
  const decide = (act: StoryAct) => {
    if (ready) deciding.mutate({ act, version });
  };
  useShortcuts({ a: byKey(() => decide('publish')), r: byKey(() => decide('refuse')) });
  const shown = names
    ? families.map(({ name }) => name).join(' and ')
    : families.map(({ place }) => `a family of ${place}`).join(' and ');
  return (
    <Box component="section" aria-label={shown} sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box component="h2" sx={{ m: 0, fontSize: '1.25rem' }}>
          {families.map(({ id: userId, name }, index) => (
            <span key={userId}>
              {index > 0 && ' and '}
              <PageLink to={userPath(userId)}>{name}</PageLink>
            </span>
          ))}
        </Box>
        <ClockChip enteredAt={since} hours={STORY_CLOCK} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>Shown as: {shown}</Box>
      <Words>{text}</Words>
      {photo && (
        <Box
          component="img"
          src={photo.card}
          alt="The photo that both families chose"
          {...PHOTO_PIXELS.card}
          sx={{ width: '100%', maxWidth: 320, height: 'auto' }}
        />
      )}
      {deciding.error && (
        <DecisionFailed
          sentence={problemSentence(deciding.error, 'The decision could not be saved')}
          onAgain={onDecided}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <KeyButton variant="contained" letter="A" disabled={!ready} onClick={() => decide('publish')}>
          Publish
        </KeyButton>
        <KeyButton variant="outlined" color="error" letter="R" disabled={!ready} onClick={() => decide('refuse')}>
          Refuse
        </KeyButton>
      </Box>
    </Box>
  );
}
