import { runInNewContext } from 'node:vm';
import { Logger, type ArgumentsHost } from '@nestjs/common';
import { ErrorFilter } from './error.filter.js';

it('logs an error of native code as an error, and not as the data it carries', () => {
  const said = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const native: unknown = runInNewContext('Object.assign(new Error("bad picture"), { code: "InvalidArg" })');
  const http = { getResponse: () => ({ sent: true }), getRequest: () => ({ id: 'r1' }) };
  new ErrorFilter().catch(native, { switchToHttp: () => http } as unknown as ArgumentsHost);
  expect(said.mock.calls).toEqual([[{ err: native }]]);
  said.mockRestore();
});
