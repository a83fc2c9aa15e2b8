/** Section 7: upload-document.php takes `document` and `type`, in any order and nothing else. */
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { required, oneOf, refusals } from '@kalyanam/shared/base/rule';
import { DOCUMENT_KINDS, type DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { AppError } from '../../platform/errors/app-error.js';
import { unknownPart, type PartCheck, type UploadForm } from '../../platform/uploads/upload-form.js';

const RULES = { type: required(oneOf(DOCUMENT_KINDS)) };

/** @throws AppError invalid-form with the fields that are missing or wrong, or when a part is refused */
export async function readDocumentForm(form: UploadForm): Promise<{ kind: DocumentKind; bytes: Buffer }> {
  let bytes: Buffer | null = null;
  let type: string | undefined;
  for await (const part of form.parts(onePartOfEach())) {
    if (part.kind === 'file') bytes = part.bytes;
    else type = part.text;
  }
  const fields = refusals(RULES, { type });
  if (bytes && Object.keys(fields).length === 0) return { kind: type as DocumentKind, bytes };
  throw new AppError('invalid-form', { fields: bytes ? fields : { ...fields, document: MESSAGES.required } });
}

/** @internal exported for its test */
export function onePartOfEach(): PartCheck {
  const seen = new Set<string>();
  return ({ kind, field }) => {
    const known = field === 'document' ? kind === 'file' : field === 'type' && kind === 'text';
    if (!known || seen.has(field)) throw unknownPart(field);
    seen.add(field);
  };
}
