/** No photo is larger: a larger file would only fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024;

const read = new WeakMap<File, Promise<File>>();

async function withBytes(file: File): Promise<File> {
  if (file.size > MOST_BYTES) return file;
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified });
  } catch {
    // An unreadable file is refused as a picture.
    return file;
  }
}

/** A picked file with its bytes: behind a handle alone, a phone's provider of files changes or removes it. */
export function bytesOf(file: File): Promise<File> {
  const known = read.get(file) ?? withBytes(file);
  read.set(file, known);
  return known;
}

/** The picked files, read from now on, and free to be picked again. */
export function pickedFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  for (const file of files) void bytesOf(file);
  input.value = '';
  return files;
}
