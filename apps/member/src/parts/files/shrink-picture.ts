import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Megabits a second. */
  readonly downlink?: number;
}

/** Once a day's data is used up, plans go on at 64 kbit/s: a megabyte takes more than two minutes. */
function isSlowLine(): boolean {
  const { saveData, effectiveType = '', downlink = 10 }: Line = (navigator as { connection?: Line }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g') || downlink < 0.3;
}

const USUAL = { side: 2400, bytes: LIMITS.fileBytes, quality: 0.88 };
/** What stays well readable, and is kept of a photo anyway. */
const SLOW = { side: 1600, bytes: 300_000, quality: 0.75 };

/** The picture itself when it is small enough for the line, else a smaller JPEG; throws the sentence that refuses it. */
export async function shrinkPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(MESSAGES.fileBroken);
  });
  const most = isSlowLine() ? SLOW : USUAL;
  const scale = Math.min(1, most.side / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size <= most.bytes) return file;

  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const paper = canvas.getContext('2d');
  if (paper) {
    // JPEG has no transparency: the empty parts of a scan would turn black, like its letters.
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', most.quality));
  if (!blob) throw new Error(MESSAGES.fileBroken);
  // Re-encoded it may have become larger.
  if (scale === 1 && file.size <= LIMITS.fileBytes && blob.size >= file.size) return file;
  return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
}
