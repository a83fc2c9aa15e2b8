import { MESSAGES } from '@kalyanam/shared/base/messages';
import { AppError } from '../../../platform/errors/app-error.js';
import { unknownPart, UPLOADED, type UploadForm } from '../../../platform/uploads/upload-form.js';

/** Who saves a picture from the page has a WebP. */
const TRACED = [...UPLOADED, 'image/webp'];

/** @throws AppError invalid-form with the fields that are missing, or when a part is refused */
export async function readTraceForm(form: UploadForm): Promise<{ member: string; picture: Buffer }> {
  let member = '';
  let picture: Buffer | null = null;
  const seen = new Set<string>();
  const check = ({ kind, field }: { kind: 'file' | 'text'; field: string }): void => {
    const known = field === 'picture' ? kind === 'file' : field === 'member' && kind === 'text';
    if (!known || seen.has(field)) throw unknownPart(field);
    seen.add(field);
  };
  for await (const part of form.parts(check, TRACED)) {
    if (part.kind === 'file') picture = part.bytes;
    else member = part.text;
  }
  if (picture && member !== '') return { member, picture };
  throw new AppError('invalid-form', {
    fields: {
      ...(member === '' && { member: MESSAGES.required }),
      ...(!picture && { picture: MESSAGES.required }),
    },
  });
}
