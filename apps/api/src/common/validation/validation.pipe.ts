import type { FieldErrors } from '@kalyanam/shared/errors';
import { MESSAGES } from '@kalyanam/shared/messages';
import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { toInstance } from './ruled.js';

/** Replaces class-transformer. The result stays an instance: the pipe does not need `classToPlain`. */
const TRANSFORMER = { plainToInstance: toInstance, classToPlain: (object: unknown) => ({ ...(object as object) }) };

/** A person corrects no more at once. */
const MOST_NAMED = 20;

/** Strict for every DTO: unknown keys are refused, and every error is on its field. */
export const validationPipe = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    transformerPackage: TRANSFORMER,
    whitelist: true,
    forbidNonWhitelisted: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new AppError('invalid-form', { fields: theFirst(fieldErrors(errors)) }),
  });

/** The answer to a long body of unknown names is short. */
const theFirst = (fields: FieldErrors): FieldErrors => Object.fromEntries(Object.entries(fields).slice(0, MOST_NAMED));

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
