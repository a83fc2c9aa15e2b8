import Box from '@mui/material/Box';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { StoryDecisionAnswer, StoryDecisionRequest, WaitingStory } from '@kalyanam/shared/team/stories';
import { STORY_CLOCK, type StoryAct } from '@kalyanam/shared/topics/marriage/marriages';
import { PHOTO_PIXELS } from '@kalyanam/shared/topics/photos/photos';
import { useOnline } from '@kalyanam/web/online';
import { api } from '../../../session/admin-session';
import { userPath } from '../../../shell/paths';
import { ClockChip } from '../../../ui/time/clock-chip';
import { KeyButton } from '../../../ui/form/kbd';
import { byKey } from '../../../ui/form/one-by-one';
import { PageLink } from '../../../ui/list/page-link';
import { useShortcuts } from '../../../ui/form/shortcuts';
import { decideInAMoment } from '../../../ui/feedback/decide-later';
import { Words } from '../../../ui/words/words';

interface Props {
  story: WaitingStory;
  onDecided: () => unknown;
}

/** Other words of the same couple are another case. */
export const storyKey = ({ id, version }: Pick<WaitingStory, 'id' | 'version'>): string => `story ${id} ${version}`;

/** One story as it would be shown, and who tells it. */
export function StoryCase({ story: { id, text, families, names, photo, version, since }, onDecided }: Props) {
  const online = useOnline();
  const decide = (act: StoryAct) => {
    if (!online) return;
    const request: StoryDecisionRequest = { act, version };
    decideInAMoment({
      key: storyKey({ id, version }),
      sentence: act === 'publish' ? 'Published' : 'Refused: both families can write other words',
      name: families.map(({ name }) => name).join(', '),
      send: () => api.post<StoryDecisionAnswer>(ADMIN_ROUTES.storyDecision(id), request, { keepalive: true }),
      after: onDecided,
    });
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
              <PageLink to={userPath(userId)} asWritten>
                {name}
              </PageLink>
            </span>
          ))}
        </Box>
        <ClockChip enteredAt={since} hours={STORY_CLOCK} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{`Shown as: ${shown}`}</Box>
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
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <KeyButton variant="outlined" color="inherit" letter="A" disabled={!online} onClick={() => decide('publish')}>
          Publish
        </KeyButton>
        <KeyButton variant="outlined" color="error" letter="R" disabled={!online} onClick={() => decide('refuse')}>
          Refuse
        </KeyButton>
      </Box>
    </Box>
  );
}
