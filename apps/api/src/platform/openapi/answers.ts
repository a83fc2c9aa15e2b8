import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** Where the contracts' schemas are in the OpenAPI document. */
const schemaRef = (contract: string): { $ref: string } => ({
  $ref: `#/components/schemas/${contract}`,
});

/** Describes a route's response by the name of its contract in libs/shared. */
export const Answers = (contract: string, options: { status?: number; description?: string } = {}): MethodDecorator =>
  applyDecorators(
    ApiResponse({
      status: options.status ?? 200,
      description: options.description ?? contract,
      schema: schemaRef(contract),
    }),
  );

/** Describes a small response without a contract: its properties and their JSON types. */
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

/** Describes a CSV export of a list. */
export const AnswersCsv = (): MethodDecorator =>
  ApiResponse({ status: 200, description: 'The whole list as CSV', content: { 'text/csv': {} } });
