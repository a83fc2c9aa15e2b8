import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { PhotoReviewRequest, PhotoUndoRequest, WaitingPhoto } from '@kalyanam/shared/team/photo-review';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, refusal, signInAs } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { forgetTyping } from '../../../ui/form/shortcuts';

const waiting = (id: string, more: Partial<WaitingPhoto> = {}): WaitingPhoto => ({
  photo: { id, thumb: `/${id}/thumb`, card: `/${id}/card`, full: `/${id}/full`, width: 480, height: 600 },
  userId: `u-${id}`,
  name: `Member ${id}`,
  age: 28,
  main: false,
  uploadedAt: '2026-11-20T06:00:00.000Z',
  declared: true,
  likenesses: [],
  ...more,
});

/** The queue as the server keeps it. */
function serve(photos: WaitingPhoto[], elsewhere: readonly string[] = []) {
  const reviews: PhotoReviewRequest[] = [];
  let left = photos;
  fakeApi({
    [`GET ${ADMIN_ROUTES.photos}`]: () => ok({ photos: left, total: left.length, review: 'after' }),
    [`GET ${ADMIN_ROUTES.photoCount}`]: () => ok({ total: left.length }),
    [`POST ${ADMIN_ROUTES.photoReview}`]: (body) => {
      const request = body as PhotoReviewRequest;
      reviews.push(request);
      left = left.filter(({ photo }) => !request.ids.includes(photo.id));
      const reviewed = request.ids.filter((id) => !elsewhere.includes(id));
      return ok({ reviewed, undoUntil: '2026-11-20T06:00:10.000Z' });
    },
    [`POST ${ADMIN_ROUTES.photoUndo}`]: (body) => {
      const { ids } = body as PhotoUndoRequest;
      left = photos.filter(({ photo }) => left.some((one) => one.photo.id === photo.id) || ids.includes(photo.id));
      return ok({ undone: ids });
    },
  });
  return reviews;
}

const tile = (name: string) => screen.findByRole('button', { name: new RegExp(`^Member ${name}`) });
const THREE = [waiting('a', { main: true }), waiting('b'), waiting('c')];

describe('the queue of photos', () => {
  beforeEach(() => {
    forgetTyping();
    signInAs('reviewer');
    // Every photo is in view.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: (entries: object[]) => void) {}
        observe = () => this.tell([{ isIntersecting: true }]);
        disconnect = () => undefined;
      },
    );
  });

  it('is gone through by keys: arrows move, A and Space say fine, R and a digit refuse', async () => {
    const reviews = serve(THREE);
    const { user } = renderApp(PATHS.photos);
    expect(await tile('a')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await tile('b')).toHaveFocus();
    await user.keyboard('{ArrowLeft}a');
    expect(await tile('a, 28. main photo. Approved')).toBeInTheDocument();
    expect(await tile('b')).toHaveFocus();
    await user.keyboard('r');
    expect(screen.getByRole('dialog', { name: 'Refuse this photo of Member b?' })).toBeInTheDocument();
    await user.keyboard('2');
    expect(await tile('b, 28. Refused')).toBeInTheDocument();
    await user.keyboard(' ');
    expect(await screen.findByText('No photos waiting')).toBeInTheDocument();
    expect(reviews).toEqual([
      { ids: ['a'], verdict: 'fine' },
      { ids: ['b'], verdict: 'refuse', reason: 'several-people' },
      { ids: ['c'], verdict: 'fine' },
    ]);
  });

  it('says how long each waits, red from 24 hours on, and which was not declared to be real', async () => {
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    serve([waiting('a', { uploadedAt: ago(24) }), waiting('b', { uploadedAt: ago(2), declared: false })]);
    renderApp(PATHS.photos);
    await tile('a');
    expect(screen.getByText('Waiting 24 hours, over the promised 24 hours')).toBeInTheDocument();
    expect(screen.getByText('Waiting 2 hours, within the first 12 hours')).toBeInTheDocument();
    expect(screen.getByText('Not declared real')).toBeInTheDocument();
  });

  it('Z takes the last verdict back, also when the screen is done', async () => {
    serve([waiting('a')]);
    const { user } = renderApp(PATHS.photos);
    await tile('a');
    await user.keyboard('f');
    expect(await screen.findByText('No photos waiting')).toBeInTheDocument();
    await user.keyboard('z');
    expect(await tile('a')).toHaveFocus();
  });

  it('decides nothing while someone types', async () => {
    const reviews = serve(THREE);
    const { user } = renderApp(PATHS.photos);
    await tile('a');
    await user.keyboard('qfx');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(reviews).toEqual([]);
  });

  it('all that are left are fine by one press, and what a colleague has decided stays so', async () => {
    const reviews = serve(THREE, ['b']);
    const { user } = renderApp(PATHS.photos);
    await tile('a');
    await user.click(screen.getByRole('button', { name: /^Approve all 3/ }));
    expect(await screen.findByText('2 photos approved')).toBeInTheDocument();
    expect(reviews).toEqual([{ ids: ['a', 'b', 'c'], verdict: 'fine' }]);
  });

  it('enlarges a photo, says what it is like and leads to who has the other', async () => {
    serve([waiting('a', { likenesses: [{ level: 'strong', sentence: 'A photo is the same as one of Twin.' }] })]);
    const { user } = renderApp(PATHS.photos);
    await user.click(await tile('a'));
    const dialog = screen.getByRole('dialog', { name: 'Member a' });
    expect(within(dialog).getByRole('img', { name: 'Photo of Member a' })).toHaveAttribute('src', '/a/full');
    expect(within(dialog).getByText(/A photo is the same as one of Twin/)).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Linked accounts' })).toBeInTheDocument();
  });

  it('takes the same keys while a photo is enlarged', async () => {
    const reviews = serve(THREE);
    const { user } = renderApp(PATHS.photos);
    await user.click(await tile('a'));
    await user.keyboard('r');
    await screen.findByRole('dialog', { name: 'Refuse this photo of Member a?' });
    await user.keyboard('1');
    await user.click(await tile('b'));
    await user.keyboard('a');
    expect(await tile('b, 28. Approved')).toBeInTheDocument();
    expect(reviews.map(({ verdict }) => verdict)).toEqual(['refuse', 'fine']);
  });

  it('support looks and decides nothing', async () => {
    signInAs('support');
    const reviews = serve(THREE);
    const { user } = renderApp(PATHS.photos);
    await tile('a');
    await user.keyboard('f x');
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    expect(reviews).toEqual([]);
  });

  it('says why photos could not be loaded, and keeps a verdict that was not saved undecided', async () => {
    fakeApi({ [`GET ${ADMIN_ROUTES.photos}`]: () => refusal('busy') });
    const { user } = renderApp(PATHS.photos);
    expect(await screen.findByText(/Couldn’t load photos/)).toBeInTheDocument();
    fakeApi({
      [`GET ${ADMIN_ROUTES.photos}`]: () => ok({ photos: THREE, total: 3, review: 'before' }),
      [`POST ${ADMIN_ROUTES.photoReview}`]: () => refusal('busy'),
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await tile('a')).toHaveFocus();
    expect(screen.getByText(/Others see them only once you approve them/)).toBeInTheDocument();
    await user.keyboard('f');
    expect(await tile('a, 28. main photo$')).toBeInTheDocument();
  });
});
