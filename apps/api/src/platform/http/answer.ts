import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';

/** What a controller returns for a response type of the contracts. */
export type Answer<T> = Omit<T, 'success'>;

/** Every response has `success` (R40). */
@Injectable()
export class SuccessInterceptor implements NestInterceptor {
  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(map(withSuccess));
  }
}

function withSuccess(body: unknown): unknown {
  if (body === undefined || body === null) return { success: true };
  return isPlain(body) ? { success: true, ...body } : body;
}

const isPlain = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype;
