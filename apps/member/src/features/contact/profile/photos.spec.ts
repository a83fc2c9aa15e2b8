import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { makeUser, makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';
import { wasToldOfMark } from './mark-told';

const viewer = makeUser('verified');

describe('the photos of a profile', () => {
  const photo = (id: string) => ({
    id,
    thumb: `/${id}-t`,
    card: `/${id}-c`,
    full: `/${id}-f`,
    width: 900,
    height: 1200,
  });

  it('says the first time that the viewer’s number is in an enlarged photo, once for each account', async () => {
    fakeApi({ 'GET /profiles/p1': { profile: makeView({ photos: [photo('a')], photosHidden: null }) } });
    const said = 'Your profile ID is in this picture.';
    const { user } = openPage('/profile/p1', viewer);
    const open = await screen.findByRole('button', { name: 'Enlarge photo 1 of 1 of Sravani Reddy' });
    await user.click(open);
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(said);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await user.click(open);
    expect(await screen.findByRole('dialog')).not.toHaveAccessibleDescription();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    expect(wasToldOfMark(viewer.id)).toBe(true);
    expect(wasToldOfMark('another')).toBe(false);
  });

  it('shows the photos on the whole screen, moved by keys, closed by Escape', async () => {
    fakeApi({ 'GET /profiles/p1': { profile: makeView({ photos: [photo('a'), photo('b')], photosHidden: null }) } });
    const { user } = openPage('/profile/p1', viewer);
    const open = await screen.findByRole('button', { name: 'Enlarge photo 1 of 2 of Sravani Reddy' });
    await user.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Photos of Sravani Reddy' }));
    expect(dialog.getByText('1 / 2')).toBeVisible();
    expect(dialog.getByRole('img', { name: 'Photo 1 of 2 of Sravani Reddy' })).toHaveAttribute('src', '/a-f');
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByText('2 / 2')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByText('2 / 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Previous photo' }));
    expect(dialog.getByText('1 / 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Enlarge' }));
    expect(dialog.getByRole('button', { name: 'Enlarge' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('-');
    expect(dialog.getByRole('button', { name: 'Enlarge' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('--');
    expect(dialog.getByRole('button', { name: 'Enlarge' })).toHaveAttribute('aria-pressed', 'false');
    const strip = dialog.getByRole('list', { name: 'Photos of Sravani Reddy' });
    const fingers = (apart: number) => ({
      touches: [200 - apart, 200 + apart].map((clientX) => ({ clientX, clientY: 300 })),
    });
    fireEvent.touchStart(strip, fingers(40));
    fireEvent.touchMove(strip, fingers(80));
    expect(dialog.getByRole('button', { name: 'Enlarge' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(dialog.getByRole('button', { name: 'Photo 2 of 2 of Sravani Reddy' }));
    expect(dialog.getByText('2 / 2')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Enlarge' })).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(open).toHaveFocus());
  });

  it('asks once to see photos that are shown on request, and says no more than that', async () => {
    let photosAsked = false;
    const calls = fakeApi({
      'GET /profiles/p1': () => ({ profile: makeView({ photosHidden: 'on-request', photosAsked }) }),
      'POST /profiles/p1/photo-request': () => ((photosAsked = true), { photosAsked }),
    });
    const { user } = openPage('/profile/p1', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: 'Ask to see the photos' }));
    await waitFor(() => expect(screen.getByText(/You have asked to see the photos/)).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Ask to see the photos' })).not.toBeInTheDocument();
    expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/photo-request'))).toHaveLength(1);
  });
});
