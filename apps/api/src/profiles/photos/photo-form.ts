/** Section 7: photos come as `photos`, `photos[]` or `photos[0]`, `photos[1]` and so on; before them what the form says about them. */
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { PHOTO_FIELDS, PHOTO_MESSAGES } from '@kalyanam/shared/topics/photos/photos';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { unknownPart, type PartCheck, type UploadForm } from '../../platform/uploads/upload-form.js';
import type { PhotoWords } from './photos.service.js';

const FIELD = /^photos(?:\[(\d*)\])?$/;
const WORDS: readonly string[] = Object.values(PHOTO_FIELDS);

/** @internal exported for its test */
export const checkPhotoPart: PartCheck = ({ kind, field }) => {
  if (kind === 'text' && WORDS.includes(field)) return;
  const match = FIELD.exec(field);
  if (kind !== 'file' || !match) throw unknownPart(field);
  if (Number(match[1] ?? 0) >= LIMITS.photos) throw new AppError('too-many-photos');
};

interface Asked {
  /** Filled in as the form is read. */
  readonly words: PhotoWords;
  /** Whether the owner must declare the pictures to be real. */
  readonly declaration: boolean;
  readonly ip: string;
}

/** The pictures of the form, one by one. @throws AppError when there is none, a part is refused, or nothing is declared */
export async function* photosOf(form: UploadForm, { words, declaration, ip }: Asked): AsyncGenerator<Buffer> {
  // Asked before a picture is read.
  const check: PartCheck = (part) => {
    checkPhotoPart(part);
    if (part.kind === 'file' && declaration && words.declaredFrom === null)
      throw fieldError(PHOTO_FIELDS.declaration, PHOTO_MESSAGES.confirm);
  };
  let count = 0;
  for await (const part of form.parts(check)) {
    if (part.kind === 'text') {
      if (part.field === PHOTO_FIELDS.replaces) words.replaces = part.text;
      else words.declaredFrom = part.text === 'true' ? ip : null;
      continue;
    }
    count += 1;
    yield part.bytes;
  }
  if (count === 0) throw fieldError('photos', MESSAGES.required);
}
