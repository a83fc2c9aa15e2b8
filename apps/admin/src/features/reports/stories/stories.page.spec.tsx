import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { StoryDecisionRequest, WaitingStory } from '@kalyanam/shared/team/stories';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, refusal, signInAs } from '../../../testing/fake-api';
import { press, serveQueue } from '../../../testing/queue';
import { renderApp } from '../../../testing/render-app';
import { forgetTyping } from '../../../ui/form/shortcuts';
import { sendDecisions } from '../../../ui/feedback/decide-later';

const waiting = (id: string): WaitingStory => ({
  ...{ id, text: `Words of ${id}`, names: false, photo: null, version: 2, since: new Date().toISOString() },
  families: [
    { id: `a-${id}`, name: `Sita ${id}`, place: 'Kurnool' },
    { id: `b-${id}`, name: `Ram ${id}`, place: 'Dallas' },
  ],
});

const QUEUE = { list: ADMIN_ROUTES.stories, name: 'stories', decision: ADMIN_ROUTES.storyDecision };
const serve = (...stories: WaitingStory[]) => serveQueue<StoryDecisionRequest>(QUEUE, stories);

describe('stories of marriages', () => {
  beforeEach(() => {
    forgetTyping();
    signInAs('reviewer');
  });

  it('are gone through by J and K, and decided by one key each', async () => {
    const decided = serve(waiting('one'), waiting('two'));
    const { user } = renderApp(PATHS.stories);
    expect(await screen.findByText('Words of one')).toBeVisible();
    expect(screen.getByText('Shown as: a family of Kurnool and a family of Dallas')).toBeVisible();
    await press(user, 'j');
    expect(await screen.findByText('Words of two')).toBeVisible();
    await press(user, 'r');
    expect(await screen.findByText('Words of one')).toBeVisible();
    await press(user, 'a');
    expect(await screen.findByText('No stories waiting')).toBeVisible();
    expect(decided).toEqual([]);
    await sendDecisions();
    expect(decided).toEqual([
      { act: 'refuse', version: 2 },
      { act: 'publish', version: 2 },
    ]);
  });

  it('are never decided by typing a word (R53)', async () => {
    const decided = serve(waiting('one'));
    const { user } = renderApp(PATHS.stories);
    await screen.findByText('Words of one');
    await user.keyboard('xar');
    expect(decided).toEqual([]);
    expect(await screen.findAllByText(/Keys pressed in a row decide nothing/)).not.toHaveLength(0);
  });

  it('are loaded again once the couple has changed them', async () => {
    const stories = [waiting('one')];
    fakeApi({
      [`GET ${ADMIN_ROUTES.stories}`]: () => ok({ stories, total: stories.length }),
      [`POST ${ADMIN_ROUTES.storyDecision('one')}`]: () => {
        stories.pop();
        return refusal('changed-meanwhile');
      },
    });
    const { user } = renderApp(PATHS.stories);
    await user.click(await screen.findByRole('button', { name: /^Publish/ }));
    expect(await screen.findByText('No stories waiting')).toBeVisible();
    await sendDecisions();
    expect(screen.getByText(/: This has changed/)).toBeVisible();
  });
});
