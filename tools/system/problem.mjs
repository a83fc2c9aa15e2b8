/** Something the person at the keyboard can fix: only its message is printed, without a stack. */
export class Problem extends Error {}

const SYSTEM_SENTENCES = {
  ENOSPC: (where) => `The disk is full: free some space for ${where}, then start again.`,
  EDQUOT: (where) => `Your disk quota is used up: free some space for ${where}, then start again.`,
  EACCES: (where) => `No permission to write to ${where}: change its owner, or set DATA_DIR to a folder you own.`,
  EPERM: (where) => `No permission to write to ${where}: change its owner, or set DATA_DIR to a folder you own.`,
  EROFS: (where) => `${where} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
  ENOTDIR: (where) =>
    `${where} cannot be a folder because there is a file of that name: set DATA_DIR to another place.`,
};

export function describe(error) {
  if (error instanceof Problem || String(error?.code).startsWith('ERR_PARSE_ARGS_')) return error.message;
  const sentence = SYSTEM_SENTENCES[error?.code];
  return sentence ? sentence(error.path ?? 'DATA_DIR') : (error?.stack ?? String(error));
}
