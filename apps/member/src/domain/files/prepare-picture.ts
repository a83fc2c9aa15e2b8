import { MESSAGES } from '@kalyanam/shared/messages';
import { fileRefusal } from '@kalyanam/shared/rules/files';
import { shrinkPhoto } from './shrink-photo';

/** A picked photo, small enough to send, or the sentence that refuses it. */
export async function preparePhoto(picked: File): Promise<File | string> {
  const wrongType = fileRefusal({ type: picked.type, size: 0 });
  if (wrongType) return wrongType;
  try {
    const small = await shrinkPhoto(picked);
    return fileRefusal(small) ?? small;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : MESSAGES.fileBroken;
  }
}
