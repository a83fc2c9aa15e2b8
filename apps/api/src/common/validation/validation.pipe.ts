import type { FieldErrors } from '@kalyanam/shared/errors';
import { MESSAGES } from '@kalyanam/shared/messages';
import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { toInstance } from './ruled.js';

/** Replaces class-transformer. The result stays an instance: the pipe does not need `classToPlain`. */
const TRANSFORMER = { plainToInstance: toInstance, classToPlain: (object: unknown) => ({ ...(object as object) }) };

/** Strict for every DTO: unknown keys are refused, and every error is on its field. */
export const validationPipe = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    transformerPackage: TRANSFORMER,
    whitelist: true,
    forbidNonWhitelisted: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new AppError('invalid-form', { fields: fieldErrors(errors) }),
  });

function fieldErrors(errors: readonly ValidationError[], prefix = ''): FieldErrors {
  const found: FieldErrors = {};
  for (const error of errors) {
    const path = prefix + error.property;
    const { whitelistValidation, ...sentences } = error.constraints ?? {};
    const sentence = whitelistValidation ? MESSAGES.unknownField : Object.values(sentences)[0];
    if (sentence !== undefined) found[path] = sentence;
    Object.assign(found, fieldErrors(error.children ?? [], `${path}.`));
  }
  return found;
}
