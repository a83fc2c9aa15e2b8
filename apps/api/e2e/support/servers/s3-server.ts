import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface S3Server {
  /** The settings that make a process of ours keep its files there. */
  env: Record<string, string>;
  /** Where the server keeps its objects. */
  directory: string;
  close(): Promise<void>;
}

const BUCKET = 'kalyanam';

/** A real S3-compatible server on a free port, with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'kalyanam-s3-'));
  const configureBuckets = [{ name: BUCKET }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  let open = true;
  return {
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    directory,
    async close() {
      if (!open) return;
      open = false;
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
