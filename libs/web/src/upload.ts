import { MESSAGES } from '@kalyanam/shared/base/messages';
import { failureOf, NetworkError, parseJson } from './api-error';
import { answerExpected } from './online';

export interface UploadOptions {
  signal?: AbortSignal;
  /** Share of the bytes that are sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** A multipart POST by XMLHttpRequest, because fetch reports no upload progress. */
export function sendForm<T>(
  url: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  { signal, onProgress }: UploadOptions = {},
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const aborted = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    if (signal?.aborted) return aborted();

    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onerror = () => reject(new NetworkError(MESSAGES.uploadFailed));
    request.ontimeout = () => reject(new NetworkError(MESSAGES.uploadFailed));
    request.onabort = aborted;
    request.onload = () => {
      answered();
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(parseJson(responseText) as T);
      else reject(failureOf(status, responseText, request.getResponseHeader('Retry-After'), MESSAGES.uploadFailed));
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const answered = answerExpected();
    request.send(form);
  });
}
