/** API.md: photos come as `photos`, `photos[]` or `photos[0]`, `photos[1]` and so on; nothing else is allowed. */
import { LIMITS } from '@kalyanam/shared/limits';
import { MESSAGES } from '@kalyanam/shared/messages';
import { AppError, fieldError } from '../../common/errors/app-error.js';
import { unknownPart, type PartCheck, type UploadForm } from '../uploads/upload-form.js';

const FIELD = /^photos(?:\[(\d*)\])?$/;

/** @internal exported for its test */
export const checkPhotoPart: PartCheck = ({ kind, field }) => {
  const match = FIELD.exec(field);
  if (kind !== 'file' || !match) throw unknownPart(field);
  if (Number(match[1] ?? 0) >= LIMITS.photos) throw new AppError('too-many-photos');
};

/** The pictures of the form, one by one. @throws AppError when there is none, or a part is refused */
export async function* photosOf(form: UploadForm): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const part of form.parts(checkPhotoPart)) {
    if (part.kind !== 'file') continue;
    count += 1;
    yield part.bytes;
  }
  if (count === 0) throw fieldError('photos', MESSAGES.required);
}
