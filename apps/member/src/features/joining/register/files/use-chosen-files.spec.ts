import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useChosenFiles } from './use-chosen-files';

const waiting = vi.hoisted(() => [] as (() => void)[]);
vi.mock('../../../../parts/files/prepare-picture', () => ({
  preparePicture: (picked: File) => new Promise((done) => waiting.push(() => done(picked))),
}));

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const prepared = () => act(async () => waiting.splice(0).forEach((done) => done()));

describe('chosen documents', () => {
  it('are prepared like photos, and the last choice counts', async () => {
    const { result } = renderHook(useChosenFiles);
    act(() => void result.current.chooseDocument('aadhaar', file('first')));
    act(() => void result.current.chooseDocument('aadhaar', file('second')));
    expect(result.current.documents.aadhaar).toBeUndefined();
    const [first, second] = waiting.splice(0);
    await act(async () => second?.());
    await act(async () => first?.());
    await waitFor(() => expect(result.current.documents.aadhaar?.name).toBe('second'));
  });
});

describe('chosen photos', () => {
  const given = new Set<string>();
  beforeEach(() => {
    given.clear();
    URL.createObjectURL = (made) => {
      given.add((made as File).name);
      return (made as File).name;
    };
    URL.revokeObjectURL = (url) => void given.delete(url);
  });

  it('one that is removed while others are prepared does not come back', async () => {
    const { result } = renderHook(useChosenFiles);
    act(() => void result.current.addPhotos([file('a')]));
    await prepared();
    await waitFor(() => expect(result.current.photos).toHaveLength(1));
    act(() => void result.current.addPhotos([file('b')]));
    act(() => result.current.removePhoto(result.current.photos[0]?.id ?? ''));
    await prepared();
    await waitFor(() => expect(result.current.photos.map(({ preview }) => preview)).toEqual(['b']));
  });

  it('gives every preview back when the page is left', async () => {
    const { result, unmount } = renderHook(useChosenFiles);
    act(() => void result.current.addPhotos([file('a'), file('b')]));
    await prepared();
    await waitFor(() => expect(result.current.photos).toHaveLength(2));
    unmount();
    expect([...given]).toEqual([]);
  });
});
