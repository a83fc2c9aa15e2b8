import { MESSAGES } from '@kalyanam/shared/messages';
import { fileRefusal } from '@kalyanam/shared/rules/files';
import { shrinkPicture } from './shrink-picture';

/** A picked photo or document, small enough to send, or the sentence that refuses it. */
export async function preparePicture(picked: File): Promise<File | string> {
  const wrongType = fileRefusal({ type: picked.type, size: 0 });
  if (wrongType) return wrongType;
  try {
    const small = await shrinkPicture(picked);
    return fileRefusal(small) ?? small;
  } catch (thrown) {
    return fileRefusal(picked) ?? (thrown instanceof Error ? thrown.message : MESSAGES.fileBroken);
  }
}
