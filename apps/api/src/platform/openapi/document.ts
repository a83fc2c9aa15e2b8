import { ADMIN_ROLES, can, PERMISSIONS, type Permission } from '@kalyanam/shared/team/roles';
import { ERRORS } from '@kalyanam/shared/base/errors';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { isAdminLevel, type AccessLevel } from '../access/access.js';
import { SPECIFIED_CALLS, type SpecifiedCall } from '../http/specified-calls.js';
import { CONTRACT_SCHEMAS } from './generated/contracts.data.js';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;
type Headers = Record<string, { description: string; schema: { type: 'integer' } }>;
type Parameter = NonNullable<Operation['parameters']>[number];
type RequestBody = NonNullable<Operation['requestBody']>;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const FAILURE = {
  type: 'object',
  required: ['success', 'code', 'message', 'requestId'],
  properties: {
    success: { type: 'boolean', enum: [false] },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string', description: 'A sentence for people.' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Sentence per field path.' },
    requestId: { type: 'string', format: 'uuid' },
  },
};

const failure = (name: string, description: string, headers: Headers = {}) => ({
  name,
  description,
  headers,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

/** Responses that any route may give in addition to its own, declared once. */
const COMMON_ANSWERS = {
  401: failure('NotSignedIn', 'Not signed in'),
  403: failure('NotAllowed', 'Not allowed'),
  429: failure('TooManyRequests', 'Too many requests', {
    'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
  }),
  500: failure('Unexpected', 'Something went wrong on the server'),
  default: failure('AnyFailure', 'Any failure'),
};

/** Describes every route: request, responses, errors and who may call it. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Kalyanam API')
      .setDescription('Matrimony for one community. Every answer carries `success`; a failure is a `Failure`.')
      .setVersion('0.1.0')
      .setOpenAPIVersion('3.1.0')
      .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'Access token of a member' }, 'member')
      .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'Access token of an administrator' }, 'admin')
      .build(),
    { operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}.${method}` },
  );
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...(CONTRACT_SCHEMAS as Schemas), Failure: FAILURE },
    responses: Object.fromEntries(Object.values(COMMON_ANSWERS).map(({ name, ...answer }) => [name, answer])),
  };
  for (const item of Object.values(document.paths)) operationsOf(item).forEach(describeAccess);
  addSpecifiedCalls(document);
  return document;
}

const operationsOf = (item: PathItem): Operation[] => METHODS.flatMap((method) => item[method] ?? []);

function describeAccess(operation: Operation): void {
  const level = (operation as { 'x-access'?: AccessLevel })['x-access'] ?? 'nobody';
  operation.description = [operation.description, `May be called by: ${callers(level)}.`].filter(Boolean).join('\n\n');
  if (level !== 'open') operation.security = [{ [level !== 'nobody' && isAdminLevel(level) ? 'admin' : 'member']: [] }];
  const refusals = level === 'open' ? [] : ([401, 403] as const);
  for (const status of [...refusals, 429, 500, 'default'] as const)
    operation.responses[String(status)] ??= { $ref: `#/components/responses/${COMMON_ANSWERS[status].name}` };
}

/** A permission is listed with the roles that have it. */
function callers(level: AccessLevel | 'nobody'): string {
  const permission: Permission | undefined = PERMISSIONS.find((word) => word === level);
  if (!permission) return level;
  const roles = ADMIN_ROLES.filter(({ value }) => can(value, permission)).map(({ value }) => value);
  return `${permission} (${roles.join(', ')})`;
}

/** Lists the specification's calls next to the API's own routes that serve them. */
function addSpecifiedCalls(document: OpenAPIObject): void {
  for (const call of SPECIFIED_CALLS) {
    const own = call.to && document.paths[`${API_PREFIX}${call.to.path.replace(':id', '{id}')}`];
    const operation = call.to && own?.[call.to.method.toLowerCase() as 'get'];
    if (!operation) continue;
    const path = (document.paths[API_PREFIX + call.path] ??= {});
    path[call.method.toLowerCase() as 'get'] = {
      ...withId(operation, call.idFrom),
      operationId: `specified.${call.path.slice(1).replace(/\W+/g, '.')}`,
      summary: `Served by ${call.to.method} ${call.to.path}`,
    };
  }
}

const isPathId = (parameter: Parameter): boolean => 'in' in parameter && parameter.in === 'path';

/** The operation with its id where the specified call takes it from: a query value or a property of the body. */
function withId(operation: Operation, idFrom: SpecifiedCall['idFrom'] = {}): Operation {
  const { query, body } = idFrom;
  if (query === undefined && body === undefined) return operation;
  const others = (operation.parameters ?? []).filter((parameter) => !isPathId(parameter));
  const schema = { type: 'string' } as const;
  if (query !== undefined)
    return { ...operation, parameters: [...others, { name: query, in: 'query', required: true, schema }] };
  const own = (operation.requestBody as Extract<RequestBody, { content: object }>).content['application/json']?.schema;
  const withKey = { type: 'object', required: [body], properties: { [body as string]: schema } };
  const both = { allOf: [...(own ? [own] : []), withKey] } as Extract<typeof own, { allOf?: unknown }>;
  return {
    ...operation,
    parameters: others,
    requestBody: { required: true, content: { 'application/json': { schema: both } } },
  };
}
