import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** Where the contracts' schemas stand in the description of the API. */
const schemaRef = (contract: string): { $ref: string } => ({
  $ref: `#/components/schemas/${contract}`,
});

/** Describes a route's answer by the name of its contract in libs/shared. */
export const Answers = (contract: string, options: { status?: number; description?: string } = {}): MethodDecorator =>
  applyDecorators(
    ApiResponse({
      status: options.status ?? 200,
      description: options.description ?? contract,
      schema: schemaRef(contract),
    }),
  );

/** Describes a small answer that is no contract: names of its members and their JSON types. */
export const AnswersWith = (
  members: Record<string, 'string' | 'number' | 'boolean' | 'object' | 'array'>,
  options: { status?: number } = {},
): MethodDecorator =>
  ApiResponse({
    status: options.status ?? 200,
    description: 'Done',
    schema: {
      type: 'object',
      required: ['success', ...Object.keys(members)],
      properties: {
        success: { type: 'boolean', enum: [true] },
        ...Object.fromEntries(
          Object.entries(members).map(([name, type]) => [name, type === 'array' ? { type, items: {} } : { type }]),
        ),
      },
    },
  });

/** Describes the export of a list. */
export const AnswersCsv = (): MethodDecorator =>
  ApiResponse({ status: 200, description: 'The whole list as CSV', content: { 'text/csv': {} } });
