import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';

type Member = 'file' | 'files' | 'text' | readonly string[];

/** Describes a route's multipart form: a file, several files, a text, or one of several values. */
export const TakesFiles = (members: Record<string, Member>): MethodDecorator =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        properties: Object.fromEntries(Object.entries(members).map(([name, member]) => [name, schemaOf(member)])),
      },
    }),
  );

const FILE = { type: 'string', format: 'binary', description: 'JPEG or PNG' } as const;

function schemaOf(member: Member) {
  if (member === 'file') return FILE;
  if (member === 'text') return { type: 'string' };
  return member === 'files' ? { type: 'array', items: FILE } : { type: 'string', enum: [...member] };
}
