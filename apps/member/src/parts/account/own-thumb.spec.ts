import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '../../session/session';
import { makeUser } from '../../spec/make';
import { ownThumbKeeper, useOwnThumb, deleteLater, undoDeletion } from './own-thumb';

const photos = [{ id: 'p', thumb: '/t/p', card: '/c/p', full: '/f/p', width: 4, height: 5 }];

it('hides a photo that is about to be deleted, and shows it again after Undo', () => {
  session.signIn(makeUser('verified', { id: 'sita' }), 'token');
  const { result } = renderHook(useOwnThumb);
  act(() => ownThumbKeeper()(photos));
  act(() => deleteLater('p', async () => undefined));
  expect(result.current).toBeNull();
  act(() => void undoDeletion('p'));
  expect(result.current).toBe('/t/p');
});

it('shows no one the photo of the member who was at work here before', () => {
  session.signIn(makeUser('verified', { id: 'sita' }), 'token');
  const { result } = renderHook(useOwnThumb);
  const keep = ownThumbKeeper();
  act(() => keep(photos));
  expect(result.current).toBe('/t/p');

  act(() => session.signIn(makeUser('verified', { id: 'gita' }), 'token'));
  expect(result.current).toBeNull();
  // An answer that was still on its way.
  act(() => keep(photos));
  expect(result.current).toBeNull();
});
