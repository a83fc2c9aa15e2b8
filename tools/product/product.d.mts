export interface Ports {
  api: number;
  member: number;
  admin: number;
}

export interface ProductSettings {
  dataDir: string;
  /** Free ones are chosen when none are given. */
  ports?: Ports;
  demoMembers: number;
  databaseUrl?: string | null;
  /** The database trades durability for speed. */
  forTests?: boolean;
  say?: (line: string) => void;
}

export interface Product {
  /** Without a slash at the end; `api` includes the prefix. */
  urls: { member: string; admin: string; api: string; docs: string };
  /** The environment of the API process. */
  env: Record<string, string | undefined>;
  /** Resolves with a sentence when a part dies. */
  died: Promise<string>;
  stop: () => Promise<void>;
}

export function startProduct(settings: ProductSettings): Promise<Product>;
