import { LIMITS } from '@kalyanam/shared/base/limits';
import { onePartOfEach } from '../../profiles/documents/document-form.js';
import { checkPhotoPart } from '../../profiles/photos/photo-form.js';

const refusal = (check: () => void): string | null => {
  try {
    check();
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('parts of the photo form', () => {
  const photo = (field: string, kind: 'file' | 'text' = 'file') => refusal(() => checkPhotoPart({ kind, field }));

  it('are files named photos, photos[] or photos[n]', () => {
    for (const field of ['photos', 'photos[]', 'photos[0]', `photos[${LIMITS.photos - 1}]`])
      expect(photo(field)).toBeNull();
  });

  it('are refused beyond the last slot', () => {
    expect(photo(`photos[${LIMITS.photos}]`)).toBe('too-many-photos');
  });

  it('are refused with any other name or kind', () => {
    for (const field of ['photo', 'photos[x]', 'photos[0][1]', 'Photos', 'document', ''])
      expect(photo(field)).toBe('invalid-form');
    expect(photo('photos', 'text')).toBe('invalid-form');
  });
});

describe('parts of the document form', () => {
  const parts = (...named: ['file' | 'text', string][]) => {
    const check = onePartOfEach();
    return refusal(() => named.forEach(([kind, field]) => check({ kind, field })));
  };

  it('are one file and one type, in any order', () => {
    expect(parts(['file', 'document'], ['text', 'type'])).toBeNull();
    expect(parts(['text', 'type'], ['file', 'document'])).toBeNull();
  });

  it('are refused when unknown, repeated or of the wrong kind', () => {
    expect(parts(['text', 'more'])).toBe('invalid-form');
    expect(parts(['file', 'document'], ['file', 'document'])).toBe('invalid-form');
    expect(parts(['text', 'type'], ['text', 'type'])).toBe('invalid-form');
    expect(parts(['file', 'type'])).toBe('invalid-form');
    expect(parts(['text', 'document'])).toBe('invalid-form');
  });
});
