/** Section 5 and SECURITY: what a multipart form may contain, read part by part as it arrives. */
import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import type { FastifyRequest } from 'fastify';
import { AppError, fieldError } from '../errors/app-error.js';
import { fileTypeFromBuffer } from 'file-type';

export type UploadPart =
  | { readonly kind: 'file'; readonly field: string; readonly bytes: Buffer }
  | { readonly kind: 'text'; readonly field: string; readonly text: string };

export const UPLOADED: readonly string[] = ['image/jpeg', 'image/png'];

/** Throws to refuse a part by its name before its content is read. */
export type PartCheck = (part: { readonly kind: 'file' | 'text'; readonly field: string }) => void;

/** The parser itself refuses parts beyond these limits. */
const FORM_LIMITS = {
  fileSize: LIMITS.fileBytes,
  files: LIMITS.photos + 1,
  fields: 5,
  parts: 10,
  fieldSize: 200,
  fieldNameSize: 100,
  headerPairs: 20,
};
/** A refused form is drained so that the sender sees the response, but only up to this size. */
const PATIENCE_BYTES = 64 * 1024 * 1024;

export class UploadForm {
  constructor(private readonly request: FastifyRequest) {}

  /**
   * The parts in order; files are JPEG or PNG by content, unless other types are named, and not too large. Only one file is in memory at a time,
   * unless the caller keeps it.
   * @throws AppError file-too-large, file-type, malformed-request, unsupported-media
   */
  async *parts(check: PartCheck, accepted: readonly string[] = UPLOADED): AsyncGenerator<UploadPart> {
    if (!this.request.isMultipart()) throw new AppError('unsupported-media');
    const parts = this.request.parts({ limits: FORM_LIMITS });
    try {
      for (let part = await nextOf(parts); part; part = await nextOf(parts)) {
        check({ kind: part.type === 'file' ? 'file' : 'text', field: part.fieldname });
        yield part.type === 'file' ? await fileOf(part, accepted) : textOf(part);
      }
    } finally {
      await readToEnd(this.request.raw);
    }
  }
}

/** The multipart form of the request. */
export const Upload = createParamDecorator(
  (_: unknown, context: ExecutionContext) => new UploadForm(context.switchToHttp().getRequest<FastifyRequest>()),
);

export const unknownPart = (field: string): AppError => fieldError(field, MESSAGES.unknownField);

async function nextOf(parts: AsyncIterableIterator<Multipart>): Promise<Multipart | null> {
  try {
    const next = await parts.next();
    return next.done ? null : next.value;
  } catch {
    throw new AppError('malformed-request');
  }
}

async function fileOf(part: MultipartFile, accepted: readonly string[]): Promise<UploadPart> {
  const bytes = await bytesOf(part);
  if (!(await isOf(accepted, bytes))) throw new AppError('file-type');
  return { kind: 'file', field: part.fieldname, bytes };
}

async function bytesOf({ file }: MultipartFile): Promise<Buffer> {
  file.once('limit', () => file.destroy(new AppError('file-too-large')));
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of file) chunks.push(chunk as Buffer);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('malformed-request');
  }
  return Buffer.concat(chunks);
}

function textOf(part: Exclude<Multipart, MultipartFile>): UploadPart {
  if (part.valueTruncated || typeof part.value !== 'string') throw fieldError(part.fieldname, MESSAGES.choice);
  return { kind: 'text', field: part.fieldname, text: part.value };
}

async function readToEnd(raw: IncomingMessage): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return;
  const { socket } = raw;
  raw.unpipe();
  let left = PATIENCE_BYTES;
  try {
    for await (const chunk of raw) {
      left -= (chunk as Buffer).length;
      if (left < 0) socket.destroy();
    }
  } catch {
    // The client disconnected: no one is waiting for a response.
  }
}

/** By the first bytes of a file, regardless of its name. */
async function isOf(types: readonly string[], bytes: Buffer): Promise<boolean> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found !== undefined && types.includes(found.mime);
}
