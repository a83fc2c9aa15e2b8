import { MESSAGES } from '@kalyanam/shared/base/messages';
import { fileRefusal } from '@kalyanam/shared/topics/photos/files';
import { bytesOf } from './picked-files';
import { shrinkPicture } from './shrink-picture';

/** WebP, HEIC and AVIF, GIF, BMP, TIFF and PDF. */
const OTHERS = /^(?:RIFF....WEBP|....ftyp|GIF8|BM|II\*\0|MM\0\*|%PDF)/s;

/** The type by the first bytes, as the server reads it: a name may promise another one, or nothing. */
async function typeOf(file: File): Promise<string> {
  const bytes = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const head = String.fromCharCode(...new Uint8Array(bytes));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG')) return 'image/png';
  return OTHERS.test(head) ? 'other' : file.type;
}

/** A picked photo or document, small enough to send, or the sentence that refuses it. */
export async function preparePicture(picked: File): Promise<File | string> {
  const whole = await bytesOf(picked);
  const type = await typeOf(whole);
  const wrongType = fileRefusal({ type, size: 0 });
  if (wrongType) return wrongType;
  const file = type === whole.type ? whole : new File([whole], whole.name, { type });
  try {
    const small = await shrinkPicture(file);
    return fileRefusal(small) ?? small;
  } catch (thrown) {
    return fileRefusal(file) ?? (thrown instanceof Error ? thrown.message : MESSAGES.fileBroken);
  }
}
