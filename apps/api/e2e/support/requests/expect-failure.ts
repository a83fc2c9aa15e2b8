import { ERRORS, type ErrorCode } from '@kalyanam/shared/base/errors';
import type { Response } from 'supertest';

/** The response is this failure of the error table, with these sentences on its fields. */
export function expectFailure(
  response: Pick<Response, 'status' | 'body'>,
  code: ErrorCode,
  fields?: Record<string, string>,
): void {
  expect({ status: response.status, ...response.body }).toMatchObject({
    status: ERRORS[code].status,
    success: false,
    code,
    requestId: expect.any(String),
    ...(fields && { fields }),
  });
}
