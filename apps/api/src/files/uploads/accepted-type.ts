import { fileTypeFromBuffer } from 'file-type';

const ACCEPTED = ['image/jpeg', 'image/png'] as const;

/** The type of a file by its first bytes, whatever its name claims; null unless it is a JPEG or PNG. */
export async function acceptedType(bytes: Buffer): Promise<(typeof ACCEPTED)[number] | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return ACCEPTED.find((type) => type === found?.mime) ?? null;
}
