/** Names that families write, read in one language: by a table where one has them, otherwise as they were written. */
export interface ReadNames {
  readonly city: (written: string) => string;
  readonly subcaste: (written: string) => string;
  readonly gothra: (written: string) => string;
}

const asWritten = (written: string): string => written;

/** Without the tables. */
export const AS_WRITTEN: ReadNames = { city: asWritten, subcaste: asWritten, gothra: asWritten };
